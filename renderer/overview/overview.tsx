import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { sitePages } from '../../components/seo/sitePages'
import { socialCard } from '../../components/seo/socialCard'
import { todayInWashington } from '../../content/lifecycle'
import { cachedPicture } from '../socialCards/cachedPicture'
import { drawing } from '../socialCards/drawing'
import { type ArticleRow, articleRows } from '../writing/articleRows'
import { readTexts } from '../writing/check/checkProject'
import { overviewCss } from './overviewCss'
import { overviewPath } from './overviewPath'

/** The page of /__articles: every article with its state and its social card. In dev only. */
export function overviewHtml(root: string): string {
  const today = todayInWashington()
  const rows = articleRows(readTexts(root), today)
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Articles</title>
        <style>{overviewCss}</style>
        <script type="module" src="/@vite/client" />
      </head>
      <body>
        <h1>
          {rows.length} articles on {today}
        </h1>
        <ul>
          {rows.map((row) => (
            <Overview key={row.slug} row={row} />
          ))}
        </ul>
      </body>
    </html>,
  )}`
}

/** The social card of an article as a PNG, or undefined where dev has no page of it. */
export async function overviewCard(slug: string, root: string): Promise<Buffer | undefined> {
  const page = sitePages.find(({ path }) => path === `/blog/${slug}`)
  if (!page) return undefined
  const folder = join(root, 'node_modules/.cache/social-cards')
  return cachedPicture(drawing(socialCard(page)), folder)
}

function Overview({ row }: { row: ArticleRow }) {
  const { slug, title, state, published, updated, expires, listed, words, minutes } = row
  const hasPage = state !== 'expired'
  return (
    <li>
      {hasPage && <img src={`${overviewPath}/${slug}.png`} alt="" loading="lazy" />}
      <h2>{hasPage ? <a href={`/blog/${slug}`}>{title || slug}</a> : title}</h2>
      <p>
        <strong className={state}>{state}</strong> from {published}
        {expires && ` until ${expires}`}
        {updated && `, updated ${updated}`}
        {listed ? ', listed' : ''}
      </p>
      <p>
        {words} words, {minutes} min. Linked from: {row.linkedFrom.join(', ') || 'nothing'}
      </p>
    </li>
  )
}
