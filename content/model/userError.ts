/** A mistake in `content/` or `.env`. Its message says all: the build prints it without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}
