import { toast } from '../toast/toast.ts'

/** Shows whether a coupon's code was copied. */
export function showCopied(code: string, isCopied: boolean): void {
  if (isCopied)
    toast({ title: `Code ${code} copied`, description: 'Mention it when you schedule.' })
  else
    toast({
      variant: 'destructive',
      title: `Your code is ${code}`,
      description: 'Your browser did not allow copying. Write the code down, or mark it and copy.',
      duration: Number.POSITIVE_INFINITY,
    })
}
