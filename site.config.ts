import * as ids from './components/browser/ids.ts'
import {
  calculatorSources,
  islandSources,
  toastSource,
} from './components/browser/islandSources.ts'
import { formerTags, vocabulary } from './components/mdx/vocabulary.ts'
import { themeSizes } from './components/theme/sizes.ts'
import { checkRecords } from './model/checks/checkRecords.ts'
import { recordsOf } from './model/checks/checkReferences.ts'
import { readSite } from './model/checks/site.ts'
import { documentKinds } from './model/documentKinds.ts'
import { findLanguages, language } from './model/languages.ts'
import { siteDay } from './model/lifecycle.ts'
import { contentSchema, loadContent, readContent } from './model/readContent.ts'
import { photoWidth } from './model/schemas/home.ts'
import { portraitWidth } from './model/schemas/people.ts'
import { readSiteEnv } from './model/siteEnv.ts'
import type { SiteDefinition } from './renderer/index.ts'

/** What the engine in renderer/ knows of this site. */
export const site: SiteDefinition = {
  records: contentSchema,
  references: recordsOf,
  language,
  findLanguages,
  recordsModule: 'model/records.ts',
  documents: documentKinds,
  templates: 'model/templates',
  newExamples: [
    '"How a heat pump defrosts"',
    'pages/financing',
    'services/ac-repair',
    'cities/bowie-md',
  ],
  components: vocabulary,
  formerTags,
  pageIds: [
    ...Object.values(ids),
    ...['root', 'sources', 'related', 'sheet', 'local', 'advice'],
    ...Object.keys(calculatorSources),
  ],
  textWidth: Number.parseFloat(themeSizes.article.value),
  pictureWidths: { people: portraitWidth, home: photoWidth },
  compilerFiles: ['components/mdx/vocabulary.ts', 'model/**/*.ts'],
  scripts: { ...islandSources, toast: toastSource },
  // Everything works from these on. From Chrome 64 and Safari 11, pages can be read, and the firm
  // can be called. See tests/site/browsers.test.ts.
  oldestBrowsers: { chrome: 87, safari: 14.1, firefox: 78 },
  check: checkRecords,
  readSettings: readSiteEnv,
  read(root) {
    const content = loadContent(root)
    const { names, pages } = readSite(content)
    return {
      names,
      paths: Object.keys(pages),
      blog: content.pages.blog.path,
      redirects: content.redirects,
    }
  },
  templateValues(root) {
    const { business, services } = readContent(root).readable
    return {
      today: siteDay(business?.timeZone ?? 'UTC'),
      // Any service will do: the writer changes it.
      service: services?.services[0]?.slug,
    }
  },
  listArticles: async (documents) =>
    (await import('./model/articleRows.ts')).listArticles(documents),
  launch: () => import('./model/readyForCustomers.ts'),
}
