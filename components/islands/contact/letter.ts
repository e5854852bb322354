import { toast } from '../toast/toast.ts'

/** The labels of the fields in the email. */
const labels: Record<string, string> = { name: 'Name', phone: 'Phone', email: 'Email' }

/** Longest `mailto:` address, in characters, that every mail program takes: Outlook and Windows stop at about 2,080. */
const maxAddressLength = 2000

const cutNote = '\r\n\r\n[Cut here: the message was too long for the mail program.]'

/** Opens the visitor's mail program with the message, and offers to copy it instead. */
export function openLetter(form: HTMLFormElement, fields: { name: string; value: string }[]): void {
  const text = letterOf(fields)
  const address = form.dataset.mailTo ?? ''
  const { href, isCut } = letterLink(address, text)
  const link = document.createElement('a')
  link.href = href
  form.append(link)
  link.click()
  link.remove()
  form.dispatchEvent(new Event('messagesent'))
  toast({
    title: isCut
      ? 'Your message is too long for a mail program'
      : 'Your mail program opens with the message',
    description: isCut
      ? 'It opens with the beginning. Copy the message here, and paste all of it there.'
      : 'Send it from there. Nothing opened? Copy the message, and send it your own way.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: isCut ? 'Copy message' : 'Copy message instead',
      altText: 'Or copy the message in the notification.',
      onClick: () => copy(`To: ${address}\n\n${text}`),
    },
  })
}

/** @returns a line for each field that is filled in, and the message below them */
export function letterOf(fields: { name: string; value: string }[]): string {
  const filled = fields.map(({ name, value }) => ({ name, value: value.trim() }))
  const lines = filled.flatMap(({ name, value }) =>
    labels[name] && value ? [`${labels[name]}: ${value}`] : [],
  )
  const message = filled.find(({ name }) => name === 'message')?.value
  return [lines.join('\r\n'), message].filter(Boolean).join('\r\n\r\n')
}

/** @returns a `mailto:` link with the text, shortened if it is too long for mail programs */
export function letterLink(address: string, text: string): { href: string; isCut: boolean } {
  const linkTo = (body: string) =>
    `mailto:${address}?subject=${encodeURIComponent('Service request')}&body=${encodeURIComponent(body)}`
  if (linkTo(text).length <= maxAddressLength) return { href: linkTo(text), isCut: false }
  // By whole characters: half of a surrogate pair cannot be encoded.
  const characters = [...text.slice(0, maxAddressLength)]
  while (linkTo(characters.join('') + cutNote).length > maxAddressLength) characters.pop()
  return { href: linkTo(characters.join('') + cutNote), isCut: true }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Message copied', description: 'Paste it where you like to write to us.' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Your browser did not allow copying',
      description: 'Your words are still in the form.',
    })
  }
}
