import { toast } from '../toast/toast.ts'
import { mountForm, releaseSoon } from './form.ts'

/** The labels of the fields in the email. */
const labels: Record<string, string> = { name: 'Name', phone: 'Phone', email: 'Email' }

/**
 * The maximum length of a `mailto:` URL that every email app accepts: Outlook and Windows stop at
 * about 2,080 characters.
 */
const maxAddressLength = 2000

/**
 * Characters that truncate a message or reverse a line in email apps. They come from PDFs and
 * terminals.
 */
const unwanted = /[^\P{Cc}\t\r\n]|\p{Bidi_Control}/gu

const cutNote = '\r\n\r\n[Cut here: the message was too long for the email app.]'

/**
 * Passes the message to the visitor's email app, on a site without a form service, and offers to
 * copy it instead.
 */
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

/** @returns a line for each filled-in field, followed by the message */
export function formatEmailBody(fields: { name: string; value: string }[]): string {
  const filled = fields.map(({ name, value }) => ({
    name,
    value: value.replace(unwanted, '').trim(),
  }))
  const lines = filled.flatMap(({ name, value }) =>
    labels[name] && value ? [`${labels[name]}: ${value}`] : [],
  )
  const message = filled.find(({ name }) => name === 'message')?.value
  return [lines.join('\r\n'), message].filter(Boolean).join('\r\n\r\n')
}

/** @returns a `mailto:` URL with the text, shortened if it is too long for email apps */
export function createMailtoLink(address: string, text: string): { href: string; isCut: boolean } {
  const linkTo = (body: string) => {
    // An unpaired surrogate can't be encoded.
    const encodable = body.replace(/\p{Surrogate}/gu, '\ufffd')
    return `mailto:${address}?subject=${encodeURIComponent('Service request')}&body=${encodeURIComponent(encodable)}`
  }
  if (linkTo(text).length <= maxAddressLength) return { href: linkTo(text), isCut: false }
  // Cuts between characters, never within one.
  const characters = [...text].slice(0, maxAddressLength)
  while (linkTo(characters.join('') + cutNote).length > maxAddressLength) characters.pop()
  return { href: linkTo(characters.join('') + cutNote), isCut: true }
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
