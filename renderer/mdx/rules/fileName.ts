import { slugSchema } from '../../../content/model/schema.ts'
import type { ContentFile } from './contentFile.ts'
import { didYouMean } from './didYouMean.ts'
import type { Finding } from './problem.ts'
import type { Site } from './site.ts'

/** A file's name is the address of its page. */
export function fileNameFindings({ path, slug, isArticle }: ContentFile, site: Site): Finding[] {
  const finding = (message: string, remedy: string): Finding[] => [
    { line: 1, column: 1, kind: 'fatal', message, remedy },
  ]
  if (!path.endsWith('.mdx')) {
    return finding('The name of the file does not end in .mdx.', `Rename it to ${slug}.mdx.`)
  }
  if (isArticle) {
    if (path !== `content/articles/${slug}.mdx`) {
      return finding(
        'An article may not lie in a folder of its own.',
        `Move it to content/articles/${slug}.mdx.`,
      )
    }
    return slugSchema.safeParse(slug).success
      ? []
      : finding(
          `The name of the file, "${slug}", cannot be the address of a page.`,
          `Use lower-case letters, digits and single hyphens: rename it to ${toSlug(slug)}.mdx.`,
        )
  }
  const known = path.startsWith('content/services/') ? site.services : site.cities
  return known.includes(slug)
    ? []
    : finding(
        `There is no "${slug}" to write the page of.`,
        `${didYouMean(slug, known)}Name the file after one of: ${known.join(', ')}.`,
      )
}

/** 'How a Heat Pump Defrosts!' → 'how-a-heat-pump-defrosts' */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
