import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { pictureCache } from './copyPictures.ts'
import { picturesPath } from './pictureVariants.ts'

/** Serves the variants of pictures in dev, from where they are kept. */
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
