import type { VFile } from 'vfile'
import type { Overlay } from '../content/overlay.ts'
import type { YamlContent } from '../content/readYaml.ts'
import type { DocumentKind, SiteDefinition } from '../SiteDefinition.ts'

/** Positions are source offsets. */
declare module 'vfile' {
  interface DataMap extends Omit<YamlContent<unknown>, 'data' | 'errors'> {
    site: SiteDefinition
    /** The compiled document that this one translates. */
    translated: VFile
    /** What its fields translate. Offsets begin at `start`. */
    overlay: Omit<Overlay, 'document'> & { start: number }
    /** The compiled module; undefined if the file can't be parsed. */
    code: string
    /** Whether it is a draft, scheduled, or expired. Builds skip it and its errors. */
    isUnpublished: boolean
    components: TagInText[]
    /** The pictures it shows, relative to the project root. */
    pictures: string[]
    anchors: string[]
    sections: { id: string; text: string }[]
    wordCount: number
  }
}

/** A component in the text, with its properties that are plain text. */
export interface TagInText {
  name: string
  properties: Record<string, string>
  offset: number | undefined
}

/** @throws if the file was not compiled */
export function siteOf({ path, data: { site } }: VFile): SiteDefinition {
  if (!site) throw new Error(`${path} is not a document.`)
  return site
}

/** The kind of a document. A text in no folder of documents, such as a guide, has no fields. */
export function kindOf(file: VFile): DocumentKind & { folder: string } {
  const [, folder = ''] = untranslated(file.path).match(/^content\/(\w+)\//) ?? []
  return { noun: 'text', url: '', ...siteOf(file).documents[folder], folder }
}

/** The path of the file that a translation translates; that of any other file itself. */
export function untranslated(path: string): string {
  return path.replace(/^content\/[a-z]{2}\//, 'content/')
}

/** The last segment of the page's path. Windows may hide the end of my-article.mdx.txt. */
export function slugOfFile({ stem = '' }: VFile): string {
  return stem.replace(/\.mdx?$/i, '')
}

/** The page's path: '/blog/my-article'. */
export function toUrlPath(file: VFile): string {
  return `${kindOf(file).url}/${slugOfFile(file)}`
}
