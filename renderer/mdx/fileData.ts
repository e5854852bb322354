import type { VFile } from 'vfile'
import { type DocumentKind, documentKinds } from '../../model/documentKinds.ts'
import type { ArticleFrontmatter } from '../../model/schemas/article.ts'
import type { Link, Reference, ShownText } from '../content/readYaml.ts'

/** Positions are source offsets. */
declare module 'vfile' {
  interface DataMap {
    /** The compiled module; undefined if the file can't be parsed. */
    code: string
    /** The parsed frontmatter, valid or not. */
    fields: unknown
    /** The validated frontmatter; undefined if it has errors, and empty if the kind has none. */
    frontmatter: Partial<ArticleFrontmatter>
    /** Whether it is a draft, scheduled, or expired. Builds skip it and its errors. */
    isUnpublished: boolean
    /** The offset of each frontmatter field: 'title', 'services.0', 'cta.href'. */
    offsets: Record<string, number>
    links: Link[]
    references: Reference[]
    /** The texts in a record or the frontmatter. */
    texts: ShownText[]
    /** The components in the text. */
    components: { name: string; area: string | undefined; offset: number | undefined }[]
    /** The pictures it shows, relative to the project root. */
    pictures: string[]
    /** The ids of its headings. */
    anchors: string[]
    sections: { id: string; text: string }[]
    wordCount: number
  }
}

/** The kind of a document. @throws if the file is in no folder of documents */
export function kindOf({ path }: VFile): DocumentKind & { folder: string } {
  const [, folder = ''] = path.match(/^content\/(\w+)\//) ?? []
  const kinds: Record<string, DocumentKind> = documentKinds
  const kind = kinds[folder]
  if (!kind) throw new Error(`${path} is not a document.`)
  return { ...kind, folder }
}

/** The last segment of the page's path. Windows may hide the end of heat-pump.mdx.txt. */
export function slugOfFile({ stem = '' }: VFile): string {
  return stem.replace(/\.mdx?$/i, '')
}

/** The page's path: '/blog/my-article'. */
export function toUrlPath(file: VFile): string {
  return `${kindOf(file).url}/${slugOfFile(file)}`
}
