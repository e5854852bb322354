import type { z } from 'zod'
import { articleSchema } from './schemas/article.ts'
import type { Kind } from './schemas/fields.ts'
import { ownPageSchema } from './schemas/pages.ts'

/** A kind of document: an MDX file in content/, with fields above its text or without. */
export interface DocumentKind {
  noun: string
  /** What the paths of its pages begin with. */
  url: string
  schema?: z.ZodObject
  /** The kind of record that has the other facts of its page. */
  record?: Kind
}

/** The kinds of documents, by their folder in content/. */
export const documentKinds = {
  articles: { noun: 'article', url: '/blog', schema: articleSchema },
  pages: { noun: 'page', url: '', schema: ownPageSchema },
  services: { noun: 'service', url: '/services', record: 'service' },
  cities: { noun: 'city', url: '/cities', record: 'city' },
} satisfies Record<string, DocumentKind>
