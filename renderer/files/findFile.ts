import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * Macs write é as two characters, and Macs and Windows open files under other capitals.
 * @param toKey what must be equal @returns the path as the disk spells it
 */
export function findFile(
  root: string,
  path: string,
  toKey = (name: string) => name,
): string | undefined {
  let found = ''
  for (const part of path.split('/')) {
    const folder = join(root, found)
    const names = statSync(folder).isDirectory() ? readdirSync(folder) : []
    const name =
      names.find((other) => other === part) ?? names.find((other) => toKey(other) === toKey(part))
    if (!name) return undefined
    found = posix.join(found, name)
  }
  return found
}

export const ignoreCase = (name: string) => name.normalize().toLowerCase()
