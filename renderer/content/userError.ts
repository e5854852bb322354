/** An error in `content/` or `.env`. The message says everything, so the build prints no stack. */
export class UserError extends Error {
  override name = 'UserError'
}
