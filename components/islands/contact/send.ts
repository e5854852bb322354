/** How long (ms) the form service may take. */
const timeout = 15_000

/** Why a message was not sent, in plain words; undefined when it was. */
export type Failure = string | undefined

/** Posts a form as a browser would, but asks for a plain answer, so that form services do not send a page. */
export async function send(form: HTMLFormElement): Promise<Failure> {
  if (!navigator.onLine) return 'You seem to be offline.'
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: encode(new FormData(form)),
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return
    return response.status < 500
      ? `Our form service did not accept it (${response.status}).`
      : `Our form service has a fault just now (${response.status}).`
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return 'Our form service took too long to answer.'
    }
    return navigator.onLine
      ? 'Our form service could not be reached, or its answer not read.'
      : 'You seem to be offline.'
  }
}

function encode(data: FormData): URLSearchParams {
  return new URLSearchParams(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
