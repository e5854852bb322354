import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import sharp from 'sharp'
import type { PageFacts } from '../../../model/pageFacts.ts'
import { type SocialCard, socialCard, socialCardSize } from '../../../model/socialCard.ts'
import { cached } from '../cached.ts'
import { writeSiteFile } from '../writeSiteFile.ts'
import { drawing } from './drawing.tsx'

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

export async function writeSocialCards(pages: PageFacts[]): Promise<void> {
  const write = async (card: SocialCard) => writeSiteFile(card.path, await socialCardPng(card))
  await Promise.all(pages.map(socialCard).map(write))
}

function socialCardPng(card: SocialCard): Promise<Buffer> {
  const element = drawing(card)
  return cached(cacheFolder, [JSON.stringify(element), ...tools], async () => {
    // Satori converts text to paths, so sharp needs no font.
    const svg = await satori(element, { ...socialCardSize, fonts: cardFonts })
    return sharp(Buffer.from(svg)).png().toBuffer()
  })
}
