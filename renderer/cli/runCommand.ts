import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from '../content/explanations.ts'

const exitCodes = `Exits with 0 on success, 1 if something failed or needs fixing, 2 for an unknown option.`

/** User errors are printed without a stack. @param usage what `--help` prints, before exit codes */
export async function runCommand<Options extends ParseArgsConfig>(
  usage: string,
  options: Options,
  command: (args: ReturnType<typeof parseArgs<Options>>) => void | Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(`${usage}\n\n${exitCodes}`)
  try {
    const args = parseArgs(options)
    refuseSwallowed(Object.keys(options.options ?? {}), args.values)
    await command(args)
  } catch (error) {
    const isMisuse = error instanceof Error && 'code' in error && isParseError.test(`${error.code}`)
    // Compares names, because Vite loads its own copy of the class.
    const isUserError = error instanceof Error && error.name === 'UserError'
    if (isMisuse) console.error(`${error.message}\n\n${usage}`)
    else console.error(isUserError ? `\n${error.message}` : error)
    process.exitCode = isMisuse ? 2 : 1
  }
}

/**
 * npm takes options for itself if no `--` stands before them, and PowerShell deletes a bare `--`
 * for npm before 10.9.4 and 11.4.2. npm passes what it took as variables.
 * https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables
 * @throws UserError that names the option
 */
function refuseSwallowed(names: string[], values: Record<string, unknown>): void {
  for (const name of names) {
    const taken = process.env[`npm_config_${name.replaceAll('-', '_')}`]
    if (taken === undefined || values[name] !== undefined) continue
    const option = taken === 'true' ? `--${name}` : `--${name}=${taken}`
    const script = process.env.npm_lifecycle_event ?? 'build'
    throw new UserError(
      `npm kept ${option} for itself. Write two hyphens before it:  npm run ${script} -- ${option}
In Windows PowerShell, put them in quotes:  npm run ${script} '--' ${option}`,
    )
  }
}

/** https://nodejs.org/api/errors.html#err_parse_args_unknown_option */
const isParseError = /^ERR_PARSE_ARGS_/

/** @returns 3000 if neither is set; 0 picks a free port @throws UserError for other words */
export function readPort(option?: string, variable = process.env.PORT): number {
  const value = option ?? variable
  if (!value) return 3000
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new UserError(
    `The port can't be "${value}". Write a number from 0 to 65535, as in  npm start -- --port=3001`,
  )
}
