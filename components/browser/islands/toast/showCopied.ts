import { toast } from './toast.ts'

export function showCopied(code: string, isCopied: boolean): void {
  // The toast may cover this link, which is the next step.
  const link = document.querySelector<HTMLAnchorElement>(`a[href$="?coupon=${code}"]`)
  if (isCopied)
    toast({
      title: `Code ${code} copied`,
      description: 'Mention it when you schedule.',
      action: link
        ? { label: 'Schedule', altText: 'Or schedule at once, below the code.', href: link.href }
        : undefined,
    })
  else
    toast({
      variant: 'destructive',
      title: `Your code is ${code}`,
      description: 'Your browser didn’t allow copying. Write it down, or select it and copy.',
      duration: Number.POSITIVE_INFINITY,
    })
}
