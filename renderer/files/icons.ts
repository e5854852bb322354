import { Resvg } from '@resvg/resvg-js'
import { tokens } from '../../components/theme/tokens.ts'
import { sign } from './pictures/sign.ts'

const paper = tokens.colors.paper[0].value

/** The sign with room around it, on paper: a phone paints what is transparent black. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56"><path d="M-8-8h56v56H-8z" fill="${paper}"/>${sign}</svg>`

/** The site's sign as pictures, by file name, for what cannot show the SVG. */
export function icons(): Record<string, Buffer> {
  return {
    'favicon.ico': toIco(draw(sign, 32), 32),
    'apple-touch-icon.png': draw(tile, 180),
    'icon-512.png': draw(tile, 512),
  }
}

/** @param size width and height in pixels */
function draw(svg: string, size: number): Buffer {
  // The sign has no letters: looking through the machine's fonts would take longer than the drawing.
  const font = { loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font }).render().asPng()
}

/** One PNG in an icon file. https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
