import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../content/userError.ts'

/**
 * Prevents a second build of this folder until the process ends: both would empty and fill the same
 * dist/. The lock is a socket, because the system closes it even if the build is killed.
 * @throws UserError if another build is running
 */
export async function lockBuild(folder = process.cwd()): Promise<void> {
  const path = socketPath(folder)
  if (await listen(path)) return
  if (await isBuilding(folder)) {
    throw new UserError(
      'Another build of this folder is running. Wait until it ends, then try again.',
    )
  }
  // A killed build leaves the file behind, but nothing listens on it.
  rmSync(path, { force: true })
  await listen(path)
}

/** Whether a build of this folder is running. */
export async function isBuilding(folder: string): Promise<boolean> {
  return isAnswered(socketPath(folder))
}

function socketPath(path: string): string {
  // On Windows, one terminal says C:\site and another c:\site.
  const folder = process.platform === 'win32' ? path.toLowerCase() : path
  const name = `site-build-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function listen(path: string): Promise<boolean> {
  return succeeds(once(createServer().listen(path).unref(), 'listening'))
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path)
  return succeeds(once(socket, 'connect')).finally(() => socket.destroy())
}

function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  )
}
