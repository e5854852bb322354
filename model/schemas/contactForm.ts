import { z } from 'zod'
import { explainAddress, type Receiver, type ReceiverName, receivers } from '../receivers.ts'
import { report } from './fields.ts'

const names = Object.keys(receivers) as ReceiverName[]

export const contactFormSchema = z
  .strictObject({
    receiver: z.enum(names).meta({
      description:
        'The service whose form you have; php for a host with PHP, netlify for a site on Netlify, own for another address.',
      examples: ['formspree'],
    }),
    key: z
      .string()
      .meta({
        description: 'The form’s id or access key in that service. Not for netlify, php, and own.',
        examples: ['xyzabcde'],
        verbatim: true,
      })
      .optional(),
    address: z
      .string()
      .meta({
        description: 'Only for own: what the form is sent to.',
        examples: ['https://forms.example/f/1'],
        verbatim: true,
      })
      .optional(),
  })
  .superRefine(({ receiver, key, address }, context) => {
    const add = (field: string, message: string, note: string) =>
      report(context, [field], message, note)
    const { title, keyPlace }: Receiver = receivers[receiver]
    const wrongKey = key && keyPlace && explainKey(key, receiver)
    if (keyPlace && !key) add('key', `"${receiver}" needs a key.`, `Add it. ${keyPlace}`)
    if (key && !keyPlace) add('key', `"${receiver}" has no key.`, 'Delete this line.')
    if (wrongKey) add('key', `This is not a key of ${title}.`, wrongKey)
    if (receiver !== 'own') {
      if (address) add('address', `"${receiver}" needs no address.`, 'Delete this line.')
      return
    }
    // Or a script on this site.
    const note = /^\/(?!\/)[\w./-]*$/.test(address ?? '')
      ? undefined
      : explainAddress(address ?? '')
    if (note) {
      const reason = `"contactForm.address" can't be "${address}".`
      add('address', address ? reason : '"own" needs an address.', note)
    }
  })
  .describe(
    'Who receives the contact form. Without it, the visitor’s email app opens with a message to your address.',
  )

/** What to write instead of a key; undefined if it may be one. */
function explainKey(key: string, receiver: ReceiverName): string | undefined {
  const address = key.replace(/^(https?:\/\/)?(www\.)?/, 'https://')
  for (const [name, { title, action, scriptAction, keyField }] of Object.entries<Receiver>(
    receivers,
  )) {
    const start = [scriptAction, action]
      .map((start = '') => start.replace('{key}', ''))
      .find((start) => start.startsWith('https:') && address.startsWith(start))
    if (!start) continue
    if (name !== receiver) return `It is an address of ${title}: write receiver: ${name}.`
    const [rest] = address.slice(start.length).split(/[/?#]/)
    if (rest && !keyField && isKey(rest, receiver)) return `Write ${rest}.`
  }
  const { keyPlace }: Receiver = receivers[receiver]
  return isKey(key, receiver) ? undefined : `Write only the key. ${keyPlace}`
}

function isKey(key: string, receiver: ReceiverName): boolean {
  const isEmail = receiver === 'formsubmit' && z.email().safeParse(key).success
  return isEmail || /^[\w-]+$/.test(key)
}
