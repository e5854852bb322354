import { toast } from '../toast/toast.ts'
import { createMailtoLink, formatEmailBody } from './email.ts'
import { mountForm, releaseSoon } from './form.ts'

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
      title: isCut
        ? 'Your message is too long for an email app'
        : 'Your email app opens with the message',
      description: isCut
        ? 'Only part of it fits. Copy the whole message here and paste it in.'
        : 'Send it from there. Nothing opened? Copy the message, and send it your own way.',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: isCut ? 'Copy message' : 'Copy message instead',
        altText: 'Or copy the message in the notification.',
        onClick: () => copy(`To: ${address}\n\n${text}`),
      },
    })
    releaseSoon(form)
  })
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Message copied', description: 'Paste it into an email to us.' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Your browser didn’t allow copying',
      description: 'Your words are still in the form.',
    })
  }
}
