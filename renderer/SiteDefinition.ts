import type { VFile } from 'vfile'
import type { z } from 'zod'
import type { Redirect } from './files/redirectOrder.ts'

/** What the engine knows of a site: site.config.ts hands it in. Nothing in it loads records early. */
export interface SiteDefinition {
  records: z.ZodObject
  /** Where the names are that fields can refer to, by kind of record: all `slug` in a list are `*.slug`. */
  references: Record<string, { record: string; field: string }>
  /** The module that loads the records, relative to the project root. */
  recordsModule: string
  /** The language that is built or shown, a folder in content/. Undefined for the site's own. */
  language?: string | undefined
  /** The languages that the site is translated into. */
  findLanguages(root: string): string[]
  /** The kinds of documents, by their folder in content/. */
  documents: Record<string, DocumentKind>
  /** The folder with a template for each kind of document, relative to the project root. */
  templates: string
  /** What `npm run new` may be asked for. */
  newExamples: string[]
  components: Record<string, ComponentRule>
  /** What to write for the tags of earlier versions. */
  formerTags: Record<string, string>
  /** The ids on a page outside the text of a document, and in its components. */
  pageIds: string[]
  /** The width of a document's text, in rem. */
  textWidth: number
  /** The width of the pictures that each record names, in rem. */
  pictureWidths: Record<string, number>
  /** What decides what a document compiles to, besides the engine: files relative to the root. */
  compilerFiles: string[]
  /** The scripts that pages load when they need them, by name, relative to the project root. */
  scripts: Record<string, string>
  /** The syntax of scripts is lowered for these. */
  oldestBrowsers: Record<'chrome' | 'safari' | 'firefox', number>
  /** @returns the record files, and the paths of all pages */
  check(root: string, documents: VFile[]): { files: VFile[]; paths: string[] }
  /** @throws UserError that names each invalid setting */
  readSettings(env: Record<string, string | undefined>): void
  /** @throws UserError while a record has an error */
  read(root: string): SiteFacts
  /** What a new document begins with, by name; undefined if its record has an error. */
  templateValues(root: string): Record<string, string | undefined>
  listArticles(documents: VFile[]): Promise<string[]>
  /** Loads the records and settings, which throws while they have errors. */
  launch(): Promise<Launch>
}

export interface ComponentRule {
  /** Whether it needs each of its properties, or which of these values it needs. */
  properties?: Record<string, 'optional' | 'required' | (() => string[])>
  list?: 'bullets' | 'numbers'
  /** Whether its properties give it an id, which a page can have once. */
  once?: boolean
}

/** A kind of document: an MDX file in content/, with fields above its text or without. */
export interface DocumentKind {
  noun: string
  /** What the paths of its pages begin with. */
  url: string
  schema?: z.ZodObject
  /** The kind of record that has the other facts of its page. */
  record?: string
}

interface SiteFacts {
  /** The names that fields can refer to, by kind of record. */
  names: Record<string, string[]>
  /** The paths of the pages that are made from records. */
  paths: string[]
  /** The path of the page that lists the articles. */
  blog: string
  redirects: Redirect[]
}

interface Launch {
  notReady(): string[]
  reminders(): string[]
  /** @throws UserError if a build for customers is not ready for them */
  checkLaunch(files: VFile[]): void
  buildSummary(files: VFile[]): string
}
