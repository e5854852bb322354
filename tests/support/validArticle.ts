import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '../../model/records.ts'

/** An article without errors. */
export const validArticle = readFileSync(join(import.meta.dirname, 'validArticle.mdx'), 'utf8')

/** The same article for any site: about one of its services, and without a source. */
export const newArticle = validArticle
  .replaceAll('heat-pump-repair', services[0]?.slug ?? '')
  .replace(/^sources: .*\n/m, '')
