import type { Plugin } from 'vite'

/** Serves the room drawings in dev. The build writes them as files. */
export function devRooms(): Plugin {
  return {
    name: 'dev-rooms',
    configureServer(server) {
      server.middlewares.use('/rooms/', async (request, response, next) => {
        try {
          // Loaded on request, because the colors need valid records.
          const path = '/components/drawings/rooms/roomFiles.ts'
          const { roomFiles } = await server.ssrLoadModule(path)
          const file = roomFiles()[request.originalUrl ?? '']
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
