const files = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const picture =
  /<svg\b[^>]*\bviewBox="(?<viewBox>[-\d. ]+)"[^>]*>\s*<title>(?<title>[^<]*)<\/title>\s*<desc>(?<description>[^<]*)<\/desc>(?<shapes>.*?)<\/svg>/gs

const metadata = /<metadata>(.*?)<\/metadata>/s

/**
 * Reads an SVG file in this folder, with one picture or several. Class names say what a part is,
 * never its color: see paints.css.
 * @param name the path without extension: 'rooms/furnace'
 * @returns the caption, if any, and the pictures, whose texts are HTML
 * @throws if the file doesn't exist, or if it has no viewBox, `<title>`, or `<desc>`
 */
export function readDrawing(name: string) {
  const source = files[`./${name}.svg`] ?? ''
  const pictures = [...source.replace(metadata, '').matchAll(picture)].map(({ groups = {} }) => {
    const { viewBox = '', title = '', description = '', shapes = '' } = groups
    return { viewBox, title, description, shapes: shapes.replace(/\s+(?=<|\/>|$)/g, '') }
  })
  const [first] = pictures
  if (!first) {
    throw new Error(
      `components/drawings/${name}.svg is missing, or has no viewBox, <title>, or <desc>.`,
    )
  }
  return { caption: metadata.exec(source)?.[1], first, pictures }
}
