import { semanticTokens } from '../components/theme/tokens.ts'
import { pageGraph } from '../model/json-ld/pageGraph.ts'
import { language } from '../model/languages.ts'
import { type PageMeta, socialCard, socialCardSize } from '../model/pageMeta.ts'
import { business, fillWords, findVersions, pages, toAddress, words } from '../model/records.ts'
import { absoluteUrl, siteEnv, siteUrl } from '../model/settings.ts'
import { feedPath, lastChange, toTimestamp } from '../renderer/index.ts'

interface PageHeadProps {
  page: PageMeta
  noindex?: boolean
}

/** The `<head>` of a page, except charset, viewport, styles, and scripts. */
export function PageHead({ page, noindex = siteEnv.noindex }: PageHeadProps) {
  const { subject, title, description, indexable } = page
  return (
    <>
      <title>{fillWords(words.head.title, { title, business: business.name })}</title>
      <meta name="description" content={description} />
      {/* https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */}
      <meta
        name="robots"
        content={indexable && !noindex ? 'max-image-preview:large' : 'noindex, follow'}
      />
      {subject.kind !== 'error' && <AddressTags page={page} />}
      <meta name="theme-color" content={semanticTokens.colors.bg.brandDeep.value} />
      {/* Browsers that can't show it look for /favicon.ico by themselves. */}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {listsArticles(page.path) && (
        <link
          rel="alternate"
          href={feedPath(toAddress('/'))}
          type="application/atom+xml"
          title={business.name}
        />
      )}
      <JsonLd page={page} />
    </>
  )
}

/** Whether a feed reader looks for the feed on this page: the home page, the blog, or an article. */
function listsArticles(path: string): boolean {
  return path === '/' || path.startsWith(pages.blog.path)
}

/** https://ogp.me and https://developer.x.com/cards/markup */
function AddressTags({ page }: { page: PageMeta }) {
  const { path, title, description, subject } = page
  const url = absoluteUrl(path)
  // In the sitemap, each page lists all its versions, and which one is for all other languages. In
  // the site's own pages, this saves 20 bytes.
  const versions = findVersions(path).filter(({ isThis }) => language || !isThis)
  const [own] = versions
  if (own && language) versions.push({ ...own, code: 'x-default' })
  const card = socialCard(page)
  const article = subject.kind === 'article' ? subject.article : undefined
  return (
    <>
      <link rel="canonical" href={url} />
      {versions.map(({ code, address }) => (
        <link key={code} rel="alternate" hrefLang={code} href={siteUrl + address} />
      ))}
      {words.locale !== 'en-US' && (
        <meta property="og:locale" content={words.locale.replace('-', '_')} />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:image" content={absoluteUrl(card.path)} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && (
        <>
          <meta property="article:published_time" content={toTimestamp(article.published)} />
          <meta property="article:modified_time" content={toTimestamp(lastChange(article))} />
        </>
      )}
    </>
  )
}

/** https://vike.dev/Head#how-to-inject-raw-html */
export function JsonLd({ page }: { page: PageMeta }) {
  const graph = pageGraph(page)
  if (!graph) return null
  // With `<` escaped, no text in the content can close the script.
  const __html = JSON.stringify(graph).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON is not HTML.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
