import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { cached } from './cached.ts'
import { writeSiteFile } from './writeSiteFile.ts'

interface SocialCard {
  path: string
  /** For Satori. Plain elements only, because their JSON is the cache key. */
  drawing: ReactElement
}

const { resolve } = createRequire(import.meta.url)

/**
 * A glyph that the first font lacks comes from the second. Files of one weight, because Satori draws
 * a variable font in its default weight.
 */
export const cardFonts = ['latin', 'latin-ext'].map((subset) => ({
  name: subset,
  data: readFileSync(
    resolve(`@fontsource/source-sans-3/files/source-sans-3-${subset}-700-normal.woff`),
  ),
  weight: 700 as const,
  style: 'normal' as const,
}))

/** What an image depends on besides its drawing. */
const tools = [
  ...cardFonts.map(({ data }) => data),
  readFileSync(resolve('satori/package.json')),
  JSON.stringify(sharp.versions),
]

/** Social cards from earlier builds: a card takes a tenth of a second, more than a page. */
const cacheFolder = 'node_modules/.cache/social-cards'

export async function writeSocialCards(
  cards: SocialCard[],
  size: { width: number; height: number },
): Promise<void> {
  // Not at the top: all that enters the engine by index.ts would wait 0.1 s for it.
  const { default: satori } = await import('satori')
  const write = async ({ path, drawing }: SocialCard) => {
    const png = await cached(cacheFolder, [JSON.stringify(drawing), ...tools], async () => {
      // Satori converts text to paths, so sharp needs no font.
      const svg = await satori(drawing, { ...size, fonts: cardFonts })
      return sharp(Buffer.from(svg)).png().toBuffer()
    })
    await writeSiteFile(path, png)
  }
  await Promise.all(cards.map(write))
}
