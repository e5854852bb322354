import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import { explainReserved } from './checkAddresses.ts'

/**
 * Checks that every route in pages/ has a record with its path, and vice versa.
 * @param file the record file of the pages @param paths of the pages, by name
 */
export function checkRoutes(file: VFile, paths: Record<string, string>): void {
  const routes = globSync('pages/**/+Page.tsx', { cwd: file.cwd })
    .filter((route) => !isForDevelopers(join(file.cwd, dirname(route), '+config.ts')))
    .map((route) => route.replace(/^pages|(\/index)?\/\+Page\.tsx$/g, '') || '/')
    .filter((path) => !/[@_]/.test(path))
  // Without routes, this is not a complete project.
  if (routes.length === 0) return
  for (const [name, path] of Object.entries(paths)) {
    if (routes.includes(path) || explainReserved(path)) continue
    addMessage(file, file.data.offsets?.[`${name}.path`], 'route', {
      reason: `The page ${path} has no route.`,
      note: `Write pages${path}/+Page.tsx, or delete the record.`,
    })
  }
  for (const path of routes) {
    if (Object.values(paths).includes(path)) continue
    addMessage(file, 0, 'route', {
      reason: `pages${path}/+Page.tsx has no record here.`,
      note: `Write a record with path: ${path}, or delete the route.`,
    })
  }
}

/** Whether only the dev server serves a page. https://vike.dev/prerender */
function isForDevelopers(config: string): boolean {
  return existsSync(config) && /prerender: false/.test(readFileSync(config, 'utf8'))
}
