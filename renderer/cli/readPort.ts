import { UserError } from '../../content/model/userError.ts'

/**
 * Reads the environment variable PORT.
 * @returns 3000 if it is not set; 0 picks a free port
 * @throws UserError if it is not a port number
 */
export function readPort(value = process.env.PORT): number {
  if (!value) return 3000
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new UserError(
    `PORT can't be "${value}". Write a number from 0 to 65535: PORT=3001 npm start`,
  )
}
