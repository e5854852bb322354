import sharp from 'sharp'

/**
 * An SVG file at 40 by 40 pixels, for use in another SVG. It stays as it is, because drawing
 * programs write entities, prefixes, and sizes of many kinds.
 */
export function toLogo(svg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><image width="40" height="40" href="${toDataUrl(svg)}"/></svg>`
}

export function toDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** @param size width and height in pixels */
export function rasterize(svg: string, size: number): Promise<Buffer> {
  // Renders the SVG at its final size: at 72 dpi, it has its own size, 40 or 56 pixels.
  return sharp(Buffer.from(svg), { density: 72 * (size / 40) })
    .resize(size, size)
    .png()
    .toBuffer()
}
