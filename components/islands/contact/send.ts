/** A second try could send the message twice. */
const doubt = 'Your message may have arrived, so call us to be sure.'

/**
 * Posts a form as a browser would, but asks for a plain answer, so that form services do not send a page.
 * @returns why the message was not sent; undefined when it was
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

/** Whether a form service says that it has the message. Status 200 alone may come from a host that knows no form. */
async function isAccepted(response: Response, target: string): Promise<boolean> {
  const type = response.headers.get('content-type') ?? ''
  // Netlify answers with a page, at an address of the site itself.
  if (type.includes('html')) return new URL(target).origin === location.origin
  if (!type.includes('json')) return true
  const { ok, success, error, errors } = (await response.json()) ?? {}
  return ![ok, success].some((value) => `${value}` === 'false') && !error && !errors
}
