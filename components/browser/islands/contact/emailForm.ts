import { toast } from '../toast/toast.ts'
import { createMailtoLink, formatEmailBody } from './email.ts'
import { mountForm, releaseSoon } from './form.ts'
import words from './words.data.ts'

/** Passes the message to the visitor's email app, and offers to copy it. */
export function mount(form: HTMLFormElement): void {
  const address = form.dataset.mailTo ?? ''
  mountForm(form, (fields) => {
    const text = formatEmailBody(fields)
    const { href, isCut } = createMailtoLink(address, text)
    const link = document.createElement('a')
    link.href = href
    form.append(link)
    link.click()
    link.remove()
    toast({
      title: isCut ? words.tooLong : words.opens,
      description: isCut ? words.copyAll : words.sendThere,
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: isCut ? words.copy : words.copyInstead,
        altText: words.orCopy,
        onClick: () => copy(`${words.to}\n\n${text}`),
      },
    })
    releaseSoon(form)
  })
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: words.copied, description: words.paste })
  } catch {
    toast({
      variant: 'destructive',
      title: words.notCopied,
      description: words.stillThere,
    })
  }
}
