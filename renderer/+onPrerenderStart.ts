import { writeSiteFiles } from './files/writeSiteFiles.ts'

// Runs once, before the pages are rendered. https://vike.dev/onPrerenderStart
export const onPrerenderStart = writeSiteFiles
