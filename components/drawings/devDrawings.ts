import type { Plugin } from 'vite'

/** Serves the drawings that pages load as files, in dev. The build writes them. */
export function devDrawings(): Plugin {
  return {
    name: 'dev-drawings',
    configureServer(server) {
      server.middlewares.use('/drawings/', async (request, response, next) => {
        try {
          // Loaded on request, because the colors need valid records.
          const { drawingFiles } = await server.ssrLoadModule(
            '/components/drawings/drawingFiles.ts',
          )
          const file = drawingFiles()[request.originalUrl ?? '']
          if (!file) return next()
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(file)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
