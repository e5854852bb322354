import { renderToStaticMarkup } from 'react-dom/server'
import type { VFile } from 'vfile'
import { todayInWashington } from '../../../content/model/lifecycle.ts'
import { findPage } from '../../../content/model/sitePages.ts'
import { socialCardPng } from '../../files/social-cards/socialCards.ts'
import { socialCard } from '../../head/socialCard.ts'
import { type ArticleRow, articleRows } from '../articleRows.ts'

/** A page for writers does without the site's design. */
const css = `
body { font: 1rem/1.5 system-ui; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
ul { list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)) }
li { border: 1px solid #8888; border-radius: 0.5rem; padding: 1rem }
h2 { font-size: 1.125rem }
img { width: 100%; aspect-ratio: 1200 / 630 }
.draft, .scheduled { background: #f8ac42; color: #241302 }
`

/** Every article with its state and its social card. @param address of this page */
export function overviewHtml(texts: VFile[], address: string): string {
  const today = todayInWashington()
  const rows = articleRows(texts, today)
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Articles</title>
        <style>{css}</style>
        <script type="module" src="/@vite/client" />
      </head>
      <body>
        <h1>
          {rows.length} articles on {today}
        </h1>
        <ul>
          {rows.map((row) => (
            <Overview key={row.slug} row={row} address={address} />
          ))}
        </ul>
      </body>
    </html>,
  )}`
}

/** The social card of an article as a PNG; undefined for an article without a page in dev. */
export async function overviewCard(slug: string): Promise<Buffer | undefined> {
  const page = findPage(`/blog/${slug}`)
  return page && socialCardPng(socialCard(page))
}

function Overview({ row, address }: { row: ArticleRow; address: string }) {
  const { slug, title, state, published, updated, expires, listed } = row
  const hasPage = state !== 'expired'
  return (
    <li>
      {hasPage && <img src={`${address}/${slug}.png`} alt="" loading="lazy" />}
      <h2>{hasPage ? <a href={`/blog/${slug}`}>{title || slug}</a> : title}</h2>
      <p>
        <strong className={state}>{state}</strong> from {published}
        {expires && ` until ${expires}`}
        {updated && `, updated ${updated}`}
        {listed && ', listed'}
      </p>
      <p>
        {row.words} words, {row.minutes} min. Linked from: {row.linkedFrom.join(', ') || 'nothing'}
      </p>
    </li>
  )
}
