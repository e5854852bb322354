import { type ParseArgsConfig, parseArgs } from 'node:util'

const exitCodes = `Exits with 0 on success, 1 if something failed or needs fixing, 2 for an unknown option.`

/**
 * Runs one of the project's commands. User errors are printed without a stack.
 * @param usage what `--help` prints, before the exit codes
 * @param options for `parseArgs`
 */
export async function runCommand<Options extends ParseArgsConfig>(
  usage: string,
  options: Options,
  command: (args: ReturnType<typeof parseArgs<Options>>) => void | Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(`${usage}\n\n${exitCodes}`)
  try {
    await command(parseArgs(options))
  } catch (error) {
    const isMisuse = error instanceof Error && 'code' in error && isParseError.test(`${error.code}`)
    // Compares names, because Vite loads its own copy of the class.
    const isUserError = error instanceof Error && error.name === 'UserError'
    if (isMisuse) console.error(`${error.message}\n\n${usage}`)
    else console.error(isUserError ? `\n${error.message}` : error)
    process.exitCode = isMisuse ? 2 : 1
  }
}

/** https://nodejs.org/api/errors.html#err_parse_args_unknown_option */
const isParseError = /^ERR_PARSE_ARGS_/
