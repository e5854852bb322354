import { rasterize, toLogo } from './logo.ts'

/**
 * The logo as PNG and ICO files, by path, for clients that don't support SVG.
 * @param svg the logo @param paper the color behind it
 */
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
