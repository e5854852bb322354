import type { VFile } from 'vfile'
import type { Link, Reference } from '../../content/model/readYaml.ts'
import type { ArticleFrontmatter } from '../../content/model/schemas/article.ts'

/** Places are numbers of characters before them. */
declare module 'vfile' {
  interface DataMap {
    /** The compiled module, if the text can be parsed. */
    code: string
    /** The frontmatter as YAML reads it, valid or not. */
    fields: unknown
    /** The frontmatter, if it has no mistake. */
    article: ArticleFrontmatter
    /** Whether it is not on the site today: a build leaves it out, with its mistakes. */
    isUnpublished: boolean
    /** Where each field of the frontmatter is: 'title', 'services.0', 'cta.href'. */
    places: Record<string, number>
    links: Link[]
    references: Reference[]
    /** Paths of the pictures that it shows, from the root of the project. */
    pictures: string[]
    /** Ids of its headings. */
    anchors: string[]
    sections: { id: string; text: string }[]
    wordCount: number
  }
}

/** Whether a file is an article: services and cities have texts too, without fields. */
export function isArticle({ path }: VFile): boolean {
  return path.startsWith('content/articles/')
}

/** The last part of the address of a text's page. */
export function slugOfFile({ stem = '' }: VFile): string {
  return stem
}

/** The address of a text's page. */
export function toUrlPath(file: VFile): string {
  const folder = isArticle(file) ? '/blog' : file.path.replace(/^content(\/\w+)\/.*$/, '$1')
  return `${folder}/${slugOfFile(file)}`
}
