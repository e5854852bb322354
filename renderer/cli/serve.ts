import { existsSync } from 'node:fs'

import { UserError } from '../content/userError.ts'
import { siteFolder } from '../files/writeSiteFile.ts'
import { siteServer } from './siteServer.ts'

/**
 * Serves the built site until the process ends. @param port 0 takes a free one
 * @throws UserError if the site is not built, or the port is in use
 */
export async function serve(port: number): Promise<void> {
  if (!existsSync(siteFolder))
    throw new UserError('The site is not built yet. Run `npm run build`.')
  const server = siteServer(siteFolder)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new UserError(
      `Port ${port} is in use. End the program that uses it, or take another:  npm start -- --port=${port + 1}`,
    )
  })
  const address = server.address()
  const open = typeof address === 'object' ? address?.port : port
  console.log(`The site is at http://localhost:${open}`)
}
