import sharp from 'sharp'

/** For clients that don't support SVG, by path. @param paper the color behind the logo */
export async function icons(svg: string, paper: string) {
  const logo = toLogo(svg)
  // With a margin on an opaque background, because phones show transparency as black.
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56"><path d="M-8-8h56v56H-8z" fill="${paper}"/>${logo}</svg>`
  return {
    '/favicon.ico': toIco(await rasterize(logo, 32), 32),
    '/apple-touch-icon.png': await rasterize(tile, 180),
    '/icon-512.png': await rasterize(tile, 512),
  }
}

/** An ICO file with one PNG. https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** For another SVG. It stays as it is: drawing programs write entities and sizes of many kinds. */
export function toLogo(svg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><image width="40" height="40" href="${toDataUrl(svg)}"/></svg>`
}

export function toDataUrl(file: string | Buffer, format = 'svg+xml'): string {
  return `data:image/${format};base64,${Buffer.from(file).toString('base64')}`
}

/** @param size width and height in pixels */
export function rasterize(svg: string, size: number): Promise<Buffer> {
  // Renders the SVG at its final size: at 72 dpi, it has its own size, 40 or 56 pixels.
  return sharp(Buffer.from(svg), { density: 72 * (size / 40) })
    .resize(size, size)
    .png()
    .toBuffer()
}

type App = Record<'name' | 'description' | 'lang' | 'background' | 'theme', string>

/** The name, colors, and icons for a phone's home screen. https://www.w3.org/TR/appmanifest */
export function manifest({ name, description, lang, background, theme }: App): string {
  return JSON.stringify({
    name,
    description,
    lang,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: theme,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
