/** Runs a command of this folder. A mistake of the user is reported without a stack. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    // By its name: Vite loads another copy of the class.
    const isUserError = error instanceof Error && error.name === 'UserError'
    console.error(isUserError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
