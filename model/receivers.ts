export interface Receiver {
  title: string
  /** What the form is sent to. `{key}` is the owner's key. A path is on this site. */
  action?: string
  /** What script sends it to, if that is another address. */
  scriptAction?: string
  /** Where the owner finds the key; undefined if there is none. */
  keyPlace?: string
  /** The field that the key is sent in, if it is not in the address. */
  keyField?: string
  /** A field that people don't see. Filled in, it is a bot's. */
  honeypot: string
  honeypotType?: 'checkbox'
  /** The field that becomes the email's subject. All of them answer to the field `email`. */
  subjectField?: string
  /** Whether it is told how long (s) the page was open, which is short for a bot. */
  hasTimer?: boolean
  /** Whether the host looks for the form in the page. https://docs.netlify.com/forms/setup/ */
  isNetlify?: boolean
  source?: string
}

export const receivers = {
  formspree: {
    title: 'Formspree',
    action: 'https://formspree.io/f/{key}',
    keyPlace: 'In Formspree, open the form, then Integration: it is the end of the endpoint.',
    honeypot: '_gotcha',
    subjectField: 'subject',
    source: 'https://help.formspree.io/hc/en-us/articles/360013580813-Honeypot-spam-filtering',
  },
  basin: {
    title: 'Basin',
    action: 'https://usebasin.com/f/{key}',
    keyPlace: 'In Basin, open the form: it is the end of the endpoint.',
    honeypot: '_gotcha',
    subjectField: 'subject',
    source: 'https://docs.usebasin.com/guides/form-features/ajax',
  },
  netlify: {
    title: 'Netlify Forms',
    // Without script, Netlify shows this address afterwards.
    action: '/contact#sent',
    honeypot: '_gotcha',
    subjectField: 'subject',
    isNetlify: true,
    source: 'https://docs.netlify.com/manage/forms/spam-filters',
  },
  web3forms: {
    title: 'Web3Forms',
    action: 'https://api.web3forms.com/submit',
    keyPlace: 'Web3Forms sends the access key to your email address.',
    keyField: 'access_key',
    honeypot: 'botcheck',
    honeypotType: 'checkbox',
    subjectField: 'subject',
    source: 'https://docs.web3forms.com/getting-started/api-reference',
  },
  formsubmit: {
    title: 'FormSubmit',
    action: 'https://formsubmit.co/{key}',
    // The other address answers script with a page.
    scriptAction: 'https://formsubmit.co/ajax/{key}',
    keyPlace: 'It is your email address, or the code that FormSubmit sends you to hide it.',
    honeypot: '_honey',
    subjectField: '_subject',
    source: 'https://formsubmit.co/ajax-documentation',
  },
  staticforms: {
    title: 'StaticForms',
    action: 'https://api.staticforms.dev/submit',
    keyPlace: 'In StaticForms, it is the API key on the dashboard.',
    keyField: 'apiKey',
    honeypot: 'honeypot',
    subjectField: 'subject',
    source: 'https://www.staticforms.dev/docs/api-reference',
  },
  getform: {
    title: 'Getform',
    action: 'https://getform.io/f/{key}',
    keyPlace: 'In Getform, open the form: it is the end of the endpoint.',
    honeypot: '_gotcha',
    subjectField: 'subject',
    source: 'https://docs.getform.io/',
  },
  php: {
    title: 'contact.php',
    action: '/contact.php',
    honeypot: '_gotcha',
    hasTimer: true,
  },
  own: {
    title: 'Your own',
    honeypot: '_gotcha',
    subjectField: 'subject',
    isNetlify: true,
  },
} satisfies Record<string, Receiver>

export type ReceiverName = keyof typeof receivers

/**
 * What to write instead of an address that no form can be sent to; undefined if one can. A page on
 * https sends nothing to plain http, except on the same computer.
 */
export function explainAddress(address: string): string | undefined {
  const [placeholder] = address.match(/\{[^}]*\}/) ?? []
  if (placeholder) return `Put your form's id in the place of ${placeholder}.`
  if (/\s/.test(address)) return 'Delete the space.'
  const { protocol, hostname = '' } = URL.canParse(address) ? new URL(address) : {}
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol === 'https:' || (protocol === 'http:' && isLocal)) return undefined
  return protocol === 'http:'
    ? 'Write an address that begins with https://: browsers send no message to others.'
    : 'Write a web address, as in https://forms.example/f/1.'
}
