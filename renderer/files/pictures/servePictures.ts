import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import { pictureCache, picturesPath } from './pictureVariants.ts'

/** Serves the pictures of articles in dev, from the cache. */
export function servePictures({ config, middlewares }: ViteDevServer): void {
  // `dev`: looks for each file when it is asked for.
  middlewares.use(picturesPath, sirv(pictureCache(config.root), { dev: true }))
}
