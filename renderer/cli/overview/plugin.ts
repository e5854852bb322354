import type { Plugin } from 'vite'
import { compileAll } from '../../check/contentTexts.ts'

type Overview = typeof import('./overview.tsx')

/** Address of the overview, in dev only. */
const overviewPath = '/__articles'

/** Shows writers every article at /__articles. */
export function overview(): Plugin {
  return {
    name: 'articles-overview',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ config: { root }, middlewares, ssrLoadModule }) {
      middlewares.use(overviewPath, async (request, response, next) => {
        try {
          // Loaded by the server, so that an edit of content/ shows at once.
          const module = (await ssrLoadModule('/renderer/cli/overview/overview.tsx')) as Overview
          const [, slug] = request.url?.match(/^\/([\w-]+)\.png/) ?? []
          const card = slug && (await module.overviewCard(slug))
          if (slug && !card) return next()
          response.setHeader('content-type', card ? 'image/png' : 'text/html; charset=utf-8')
          response.end(card || module.overviewHtml(await compileAll(root), overviewPath))
        } catch (error) {
          // Vite shows it on the page.
          next(error)
        }
      })
    },
  }
}
