import { toast } from '../toast/toast.ts'

/** The labels under which the fields stand in a letter. */
const labels: Record<string, string> = { name: 'Name', phone: 'Phone', email: 'Email' }

/** Opens the visitor's own mail program with the whole message; says so, and offers to copy it instead. */
export function openLetter(form: HTMLFormElement, fields: { name: string; value: string }[]): void {
  const text = letterOf(fields)
  const subject = encodeURIComponent('Service request')
  const link = document.createElement('a')
  link.href = `${form.action}?subject=${subject}&body=${encodeURIComponent(text)}`
  form.append(link)
  link.click()
  link.remove()
  toast({
    title: 'Your mail program opens with the message',
    description: 'Send it from there. Nothing opened? Copy the message, and send it your own way.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Copy message instead',
      altText: 'or copy the message in the notification',
      onClick: () => copy(`To: ${addressOf(form)}\n\n${text}`),
    },
  })
}

/** @returns the fields that are filled in, a line each, the message below them */
export function letterOf(fields: { name: string; value: string }[]): string {
  const filled = fields.map(({ name, value }) => ({ name, value: value.trim() }))
  const lines = filled.flatMap(({ name, value }) =>
    labels[name] && value ? [`${labels[name]}: ${value}`] : [],
  )
  const message = filled.find(({ name }) => name === 'message')?.value
  return [lines.join('\r\n'), message].filter(Boolean).join('\r\n\r\n')
}

function addressOf(form: HTMLFormElement): string {
  return decodeURIComponent(new URL(form.action).pathname)
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
