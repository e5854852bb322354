import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { UserError } from '../content/explanations.ts'
import { isUnfinished, siteFolder } from '../files/writeSiteFile.ts'
import { readPort, runCommand } from './runCommand.ts'
import { siteServer } from './siteServer.ts'

const usage = `Serves the built site at http://localhost:3000. \`npm start\` builds it first.

  npm run preview
  npm run preview -- --port=8080   at another port; 0 takes a free one`

const options = { port: { type: 'string' }, build: { type: 'boolean' } } as const

await runCommand(usage, { options }, async ({ values }) => {
  const port = readPort(values.port)
  if (values.build) {
    const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
  if (!existsSync(siteFolder) || isUnfinished(siteFolder))
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
})
