import { UserError } from '../content/userError.ts'

/**
 * Reads the port from the option `--port`, or else from the variable PORT.
 * @returns 3000 if neither is set; 0 picks a free port
 * @throws UserError if it is not a port number
 */
export function readPort(option?: string, variable = process.env.PORT): number {
  const value = option ?? variable
  if (!value) return 3000
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new UserError(
    `The port can't be "${value}". Write a number from 0 to 65535, as in  npm start -- --port=3001`,
  )
}
