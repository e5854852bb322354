// `npm start` builds the site and serves it at http://localhost:3000, or at the port that PORT names.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { preview } from 'vike/api'

const port = Number(process.env.PORT ?? 3000)

// First of all: nobody should wait for a build to learn this.
if (await isTaken(port)) {
  console.error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}
await import('./build.ts')
await preview({ startupLog: true })

async function isTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost')
  try {
    await once(server, 'listening')
    return false
  } catch {
    return true
  } finally {
    server.close()
  }
}
