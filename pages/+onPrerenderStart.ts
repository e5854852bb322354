import type { PrerenderContext } from 'vike/types'
import { drawingFiles } from '../components/drawings/drawingFiles.ts'
import { icon, logoFiles } from '../components/drawings/logo.ts'
import { drawSocialCard } from '../components/drawings/socialCard.tsx'
import { semanticTokens } from '../components/theme/tokens.ts'
import { articles } from '../model/articles.ts'
import { contactScriptPath, scriptWords } from '../model/contactForm.ts'
import { paths } from '../model/documentKinds.ts'
import { language } from '../model/languages.ts'
import { socialCard, socialCardSize } from '../model/pageMeta.ts'
import { business, findVersions, pages, redirects, toAddress, words } from '../model/records.ts'
import { absoluteUrl, siteEnv, siteUrl } from '../model/settings.ts'
import { sitePages } from '../model/sitePages.ts'
import {
  atomFeed,
  contactScript,
  endStep,
  feedPath,
  icons,
  manifest,
  redirectPages,
  robots,
  sitemap,
  writeHostFiles,
  writeSiteFile,
  writeSocialCards,
} from '../renderer/index.ts'

const { bg } = semanticTokens.colors
const { name, tagline: description, copyrightYear: year } = business
const { locale: lang } = words

/** https://vike.dev/onPrerenderStart */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const home = toAddress('/')
  const { path, description: subtitle } = pages.blog
  const feed = { siteUrl, name, subtitle, home, path: toAddress(path), lang, year }
  const listed = articles.map((article) => {
    return { ...article, path: toAddress(paths.article(article.slug)) }
  })
  const files = {
    [feedPath(home)]: atomFeed(feed, listed),
    ...(contactScriptPath && { [contactScriptPath]: contactScript(business, scriptWords) }),
    ...(!language && (await ownFiles())),
  }
  for (const [path, content] of Object.entries(files)) await writeSiteFile(path, content)
  endStep('Feed, icons, and other files')
  const cards = sitePages.map(socialCard)
  const drawn = cards.map((card) => ({ path: card.path, drawing: drawSocialCard(card) }))
  await writeSocialCards(drawn, socialCardSize)
  endStep('Social cards')
  if (language) keepOnly(pageContexts, new Set(sitePages.map(({ address }) => address)))
}

/**
 * Vike adds each page of a folder at its own path. Changes the list in place: for a new one, Vike
 * would warn of a property that it adds itself.
 */
function keepOnly(pageContexts: PrerenderContext['pageContexts'], addresses: Set<string>): void {
  const kept = pageContexts.filter(({ urlOriginal, is404 }) => is404 || addresses.has(urlOriginal))
  pageContexts.splice(0, Infinity, ...kept)
}

/** The files that all languages share. */
async function ownFiles(): Promise<Record<string, string | Buffer>> {
  const { noindex, redirectPages: writesPages } = siteEnv
  const colors = { background: bg.DEFAULT.value.base, theme: bg.brandDeep.value }
  const listed = sitePages.map((page) => ({ ...page, versions: findVersions(page.path) }))
  await writeHostFiles(redirects)
  return {
    '/robots.txt': robots(siteUrl, noindex),
    '/manifest.webmanifest': manifest({ name, description, lang, ...colors }),
    ...(await icons(icon, bg.raised.value.base)),
    ...logoFiles,
    ...drawingFiles(),
    ...(writesPages && redirectPages(redirects, absoluteUrl, { lang, title: words.head.moved })),
    // A preview that is kept out of search results has nothing to list.
    ...(!noindex && { '/sitemap.xml': sitemap(siteUrl, listed) }),
  }
}
