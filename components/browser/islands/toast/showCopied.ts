import { toast } from './toast.ts'
import * as words from './words.data.ts'

export function showCopied(code: string, isCopied: boolean): void {
  // The toast may cover this link, which is the next step.
  const link = document.querySelector<HTMLAnchorElement>(`a[href$="?coupon=${code}"]`)
  if (isCopied)
    toast({
      title: words.codeCopied.replace('{code}', code),
      description: words.whatToDo,
      action: link
        ? { label: words.schedule, altText: words.orSchedule, href: link.href }
        : undefined,
    })
  else
    toast({
      variant: 'destructive',
      title: words.yourCode.replace('{code}', code),
      description: words.copyYourself,
      duration: Number.POSITIVE_INFINITY,
    })
}
