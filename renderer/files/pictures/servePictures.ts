import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { pictureCache, picturesPath } from './pictureVariants.ts'

/** Serves the pictures of articles in dev, from the cache. */
export function servePictures({ config, middlewares }: ViteDevServer): void {
  middlewares.use(picturesPath, async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    const file = join(pictureCache(config.root), basename(path))
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) return next()
    response.setHeader('content-type', `image/${extname(file).slice(1)}`)
    response.end(bytes)
  })
}
