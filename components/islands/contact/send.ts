/** Shown when it is unclear whether the message arrived: a second try could send it twice. */
const doubt = 'Your message may have arrived, so call us to be sure.'

/**
 * Posts a form as a browser would, but asks for JSON, so that form services don't answer with a
 * page.
 * @returns why the message was not sent; undefined if it was
 */
export async function send(form: HTMLFormElement): Promise<string | undefined> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
      signal: AbortSignal.timeout(15_000),
    })
    const { ok, status } = response
    if (ok && (await isAccepted(response, form.action))) return
    return status < 500
      ? `Our form service did not accept your message (${status}).`
      : `Our form service is having trouble (${status}).`
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return `Our form service took too long to answer. ${doubt}`
    }
    return navigator.onLine
      ? `Our form service couldn’t be reached, or didn’t answer properly. ${doubt}`
      : 'You seem to be offline.'
  }
}

/**
 * Whether a form service confirms the message. A 200 status may also come from a host without
 * forms.
 */
async function isAccepted(response: Response, target: string): Promise<boolean> {
  const type = response.headers.get('content-type') ?? ''
  // Netlify answers with a page on the site itself.
  if (type.includes('html')) return new URL(target).origin === location.origin
  if (!type.includes('json')) return true
  const { ok, success, error, errors } = (await response.json()) ?? {}
  return ![ok, success].some((value) => `${value}` === 'false') && !error && !errors
}
