/** An error in `content/` or `.env`. Its message is complete: the build prints no stack. */
export class UserError extends Error {
  override name = 'UserError'
}
