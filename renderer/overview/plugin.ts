import type { Plugin } from 'vite'
import { compileAll } from '../mdx/contentTexts.ts'

/** Shows writers every article at /__articles, in dev only. */
export function overview(): Plugin {
  return {
    name: 'articles-overview',
    apply: 'serve',
    configureServer({ config: { root }, middlewares, ssrLoadModule }) {
      middlewares.use('/__articles', async ({ url = '' }, response, next) => {
        try {
          // Loaded by the server, so that an edit of content/ shows at once.
          const overview = await ssrLoadModule('/renderer/overview/overview.tsx')
          const { overviewCard, overviewHtml } = overview as typeof import('./overview.tsx')
          const [, slug] = url.match(/^\/([\w-]+)\.png/) ?? []
          const content = slug ? await overviewCard(slug) : overviewHtml(await compileAll(root))
          if (content === undefined) return next()
          response.setHeader('content-type', slug ? 'image/png' : 'text/html; charset=utf-8')
          response.end(content)
        } catch (error) {
          // Vite shows it on the page.
          next(error)
        }
      })
    },
  }
}
