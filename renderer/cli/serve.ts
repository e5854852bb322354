import { existsSync } from 'node:fs'

import { UserError } from '../../content/model/userError.ts'
import { siteFolder } from '../files/writeSiteFile.ts'
import { readPort } from './readPort.ts'
import { runCommand } from './runCommand.ts'
import { siteServer } from './siteServer.ts'

const usage = `Serves the built site at http://localhost:3000.

  npm run preview
  PORT=8080 npm run preview   at another port; 0 takes a free one`

await runCommand(usage, {}, async () => {
  if (!existsSync(siteFolder))
    throw new UserError('The site is not built yet. Run `npm run build`.')
  const server = siteServer(siteFolder)
  const port = readPort()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new UserError(
      `Port ${port} is in use. End the program that uses it, or set another: PORT=${port + 1} npm start`,
    )
  })
  const address = server.address()
  const open = typeof address === 'object' ? address?.port : port
  console.log(`The site is at http://localhost:${open}`)
})
