import { semanticTokens, tokens } from '../../components/theme/tokens.ts'
import { business } from '../../content/business.ts'
import { lastChange, momentOf } from '../../content/model/dates.ts'
import { fullTitle, type PageFacts } from '../../content/model/pageFacts.ts'
import { siteEnv } from '../../content/model/siteEnv.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { pageGraph } from './json-ld/pageGraph.ts'
import { serializeGraph } from './json-ld/serializeGraph.ts'
import { socialCard, socialCardSize } from './socialCard.ts'

/** One element of a page's `<head>`. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/**
 * The `<head>` of a page except charset, viewport, styles and scripts.
 * @param noindex whether the whole site is kept out of search results
 */
export function headTags(page: PageFacts, noindex = siteEnv.noindex): HeadTag[] {
  const isListed = page.indexable && !noindex
  return [
    { name: 'title', attributes: {}, text: fullTitle(page.title) },
    meta('description', page.description),
    // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
    meta('robots', isListed ? 'max-image-preview:large' : 'noindex, follow'),
    ...(page.subject.kind === 'error' ? [] : [...addressTags(page), ...articleTags(page)]),
    ...siteTags,
    ...jsonLdTags(page),
  ]
}

/** https://ogp.me and https://developer.x.com/cards/markup */
function addressTags(page: PageFacts): HeadTag[] {
  const url = absoluteUrl(page.path)
  const card = socialCard(page)
  return [
    link('canonical', url),
    property('og:type', page.subject.kind === 'article' ? 'article' : 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:site_name', business.name),
    property('og:locale', 'en_US'),
    property('og:image', absoluteUrl(card.path)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(socialCardSize.width)),
    property('og:image:height', String(socialCardSize.height)),
    property('og:image:alt', card.alt),
    meta('twitter:card', 'summary_large_image'),
  ]
}

function articleTags({ subject }: PageFacts): HeadTag[] {
  if (subject.kind !== 'article') return []
  return [
    property('article:published_time', momentOf(subject.article.published)),
    property('article:modified_time', momentOf(lastChange(subject.article))),
  ]
}

const siteTags: HeadTag[] = [
  themeColor('light', tokens.colors.main[900].value),
  themeColor('dark', semanticTokens.colors.bg.brandDeep.value._osDark),
  link('icon', '/favicon.ico', { sizes: '32x32' }),
  link('icon', '/icon.svg', { type: 'image/svg+xml' }),
  link('apple-touch-icon', '/apple-touch-icon.png'),
  link('manifest', '/manifest.webmanifest'),
  link('alternate', '/feed.xml', { type: 'application/atom+xml', title: business.name }),
  link('alternate', '/feed.json', { type: 'application/feed+json', title: business.name }),
]

function jsonLdTags(page: PageFacts): HeadTag[] {
  const graph = pageGraph(page)
  if (!graph) return []
  const attributes = { type: 'application/ld+json' }
  return [{ name: 'script', attributes, text: serializeGraph(graph) }]
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } }
}

function themeColor(scheme: 'light' | 'dark', content: string): HeadTag {
  const media = `(prefers-color-scheme: ${scheme})`
  return { name: 'meta', attributes: { name: 'theme-color', content, media } }
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, href, ...more } }
}
