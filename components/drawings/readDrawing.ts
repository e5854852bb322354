const files = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const syntax =
  /<svg\b[^>]*\bviewBox="(?<viewBox>[-\d. ]+)"[^>]*>\s*<title[^>]*>(?<title>.*?)<\/title>\s*<desc[^>]*>(?<description>.*?)<\/desc>(?<shapes>.*)<\/svg>/s

/**
 * Reads an SVG file in this folder. In scenes, class names say what a part is, never its color.
 * @param name the path without extension: 'rooms/furnace'
 * @param id prefix for the ids of the title and description; decorations have neither
 * @returns attributes for an `<svg>`
 * @throws if the file doesn't exist, or if it has no viewBox, `<title>`, or `<desc>`
 */
export function readDrawing(name: string, id?: string) {
  const file = syntax.exec(files[`./${name}.svg`] ?? '')?.groups
  if (!file) {
    throw new Error(
      `components/drawings/${name}.svg is missing, or has no viewBox, <title>, or <desc>.`,
    )
  }
  const { viewBox, title, description, shapes = '' } = file
  const text = `<title id="${id}-title">${title}</title><desc id="${id}-description">${description}</desc>`
  const html = shapes.replace(/\s+(?=<|\/>|$)/g, '')
  return { viewBox, dangerouslySetInnerHTML: { __html: id ? text + html : html } }
}
