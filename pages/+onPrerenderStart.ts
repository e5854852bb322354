import { drawingFiles } from '../components/drawings/drawingFiles.ts'
import { drawSocialCard } from '../components/drawings/socialCard.tsx'
import { semanticTokens } from '../components/theme/tokens.ts'
import { articles } from '../model/articles.ts'
import { hasContactScript, scriptWords } from '../model/contactForm.ts'
import { paths } from '../model/documentKinds.ts'
import { socialCard, socialCardSize } from '../model/pageMeta.ts'
import { receivers } from '../model/receivers.ts'
import { business, pages, redirects, words } from '../model/records.ts'
import { absoluteUrl, siteEnv, siteUrl } from '../model/settings.ts'
import { sitePages } from '../model/sitePages.ts'
import icon from '../public/icon.svg?raw'
import {
  atomFeed,
  contactScript,
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

/** https://vike.dev/onPrerenderStart */
export async function onPrerenderStart(): Promise<void> {
  const { noindex, redirectPages: writesPages } = siteEnv
  const { name, tagline: description, copyrightYear: year } = business
  const { path, description: subtitle } = pages.blog
  const { locale: lang } = words
  const feed = { siteUrl, name, subtitle, path, lang, year }
  const listed = articles.map((article) => ({ ...article, path: paths.article(article.slug) }))
  const colors = { background: bg.DEFAULT.value.base, theme: bg.brandDeep.value }
  const files: Record<string, string | Buffer> = {
    '/robots.txt': robots(siteUrl, noindex),
    '/feed.xml': atomFeed(feed, listed),
    '/manifest.webmanifest': manifest({ name, description, lang, ...colors }),
    ...(await icons(icon, bg.raised.value.base)),
    ...drawingFiles(),
    ...(hasContactScript && { [receivers.php.action]: contactScript(business, scriptWords) }),
    ...(writesPages && redirectPages(redirects, absoluteUrl, { lang, title: words.head.moved })),
    // A preview that is kept out of search results has nothing to list.
    ...(!noindex && { '/sitemap.xml': sitemap(siteUrl, sitePages) }),
  }
  for (const [path, content] of Object.entries(files)) await writeSiteFile(path, content)
  await writeHostFiles(redirects)
  const cards = sitePages.map(socialCard)
  const drawn = cards.map((card) => ({ path: card.path, drawing: drawSocialCard(card) }))
  await writeSocialCards(drawn, socialCardSize)
}
