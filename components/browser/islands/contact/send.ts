import words from './words.data.ts'

export interface Failure {
  reason: string
  /** Whether it may have arrived: sending it again could send it twice. */
  isUnsure: boolean
}

/** Posts as a browser would, but asks for JSON. @returns undefined if the message was received */
export async function send(form: HTMLFormElement): Promise<Failure | undefined> {
  const wasOnline = navigator.onLine
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 15_000)
  try {
    const response = await fetch(form.dataset.scriptAction ?? form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
      signal: controller.signal,
    })
    const isAccepted = await readAnswer(response)
    if (isAccepted) return
    const isUnsure = isAccepted === undefined
    const reason = isUnsure ? words.notConfirmed : words.notAccepted
    return { reason: reason.replace('{status}', `${response.status}`), isUnsure }
  } catch {
    return wasOnline || navigator.onLine
      ? { reason: words.noAnswer, isUnsure: true }
      : { reason: words.offline, isUnsure: false }
  }
}

/** What says no, as a value of these keys in JSON. */
const no = /^false$|error|fail|invalid/i
const keys = ['ok', 'success', 'sent', 'result', 'status']

/**
 * Whether a form service says that it received the message; undefined if it doesn't say. An answer
 * with status 200 may also come from a host that receives no messages.
 */
export async function readAnswer(response: Response): Promise<boolean | undefined> {
  const { ok, status, redirected, headers } = response
  if (status === 204) return true
  // After a redirect, the status is that of another page.
  if (status >= 400 && status < 500 && !redirected) return false
  const answer: unknown = await response.json().catch(() => undefined)
  if (answer === undefined) {
    // Netlify's own answer is a page. It has this header, and status 404 if nothing receives forms.
    // https://answers.netlify.com/t/4385
    const isPage = headers.get('content-type')?.includes('html')
    return (ok && isPage && !redirected && headers.has('x-nf-request-id')) || undefined
  }
  const said: Record<string, unknown> = answer instanceof Object ? { ...answer } : { sent: answer }
  const isYes = [said.ok, said.success].some((value) => `${value}` === 'true')
  const isNo =
    keys.some((key) => no.test(`${said[key]}`)) ||
    // Not `[]` or `{}`.
    [said.error, said.errors].some((value) => value && JSON.stringify(value).length > 2)
  // An answer that says both says neither.
  if (isYes === isNo) return
  return isNo ? false : ok || undefined
}
