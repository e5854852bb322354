import type { Plugin } from 'vite'

/** Serves the logo and the drawings that pages load as files, in dev. The build writes them. */
export function devDrawings(): Plugin {
  return {
    name: 'dev-drawings',
    configureServer(server) {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        if (!/^\/(drawings\/|icon\.svg$|logo\.svg$)/.test(url)) return next()
        try {
          // Loaded on request, because the colors need valid records.
          const load = (name: string) => server.ssrLoadModule(`/components/drawings/${name}.ts`)
          const { drawingFiles } = await load('drawingFiles')
          const { logoFiles } = await load('logo')
          const file = { ...drawingFiles(), ...logoFiles }[url]
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
