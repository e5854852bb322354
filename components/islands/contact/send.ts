/**
 * Posts a form as a browser would, but asks for a plain answer, so that form services do not send a page.
 * @returns why the message was not sent; undefined when it was
 */
export async function send(form: HTMLFormElement): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
      signal: AbortSignal.timeout(15_000),
    })
    if (ok) return
    return status < 500
      ? `Our form service did not accept it (${status}).`
      : `Our form service has a fault just now (${status}).`
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return 'Our form service took too long to answer.'
    }
    return navigator.onLine
      ? 'Our form service could not be reached, or its answer not read.'
      : 'You seem to be offline.'
  }
}
