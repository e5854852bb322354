import type { Server } from 'node:http'

/** Starts a server on a free port, on the loopback interface. */
export async function listen(server: Server): Promise<{ origin: string; close(): void }> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
