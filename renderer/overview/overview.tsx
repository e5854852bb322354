import { renderToStaticMarkup } from 'react-dom/server'
import type { VFile } from 'vfile'
import { paths } from '../../content/model/paths.ts'
import { today as siteToday } from '../../content/model/records.ts'
import { findPage } from '../../content/model/sitePages.ts'
import { socialCardPng } from '../files/social-cards/socialCards.ts'
import { socialCard } from '../head/socialCard.ts'
import { articleCount, articleRows } from './articleRows.ts'

/** A page for writers does without the site's design. */
const css = `
body { font: 1rem/1.5 system-ui; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
ul { list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)) }
img { width: 100%; aspect-ratio: 1200 / 630 }
.draft, .scheduled { background: #f8ac42; color: #241302 }
`

/** Every article with its state and its social card, as `npm run articles` lists them. */
export function overviewHtml(texts: VFile[]): string {
  const today = siteToday()
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
        <h1>{articleCount(rows, today)}</h1>
        <ul>
          {rows.map(({ slug, title = slug, state, facts, linkedFrom }) => (
            <li key={slug}>
              {state !== 'expired' && <img src={`/__articles/${slug}.png`} alt="" loading="lazy" />}
              <h2>{state === 'expired' ? title : <a href={paths.article(slug)}>{title}</a>}</h2>
              <p>
                <strong className={state}>{state}</strong>: {facts}
              </p>
              <p>Linked from: {linkedFrom}</p>
            </li>
          ))}
        </ul>
      </body>
    </html>,
  )}`
}

/** The social card of an article as a PNG; undefined for an article without a page in dev. */
export async function overviewCard(slug: string): Promise<Buffer | undefined> {
  const page = findPage(paths.article(slug))
  return page && socialCardPng(socialCard(page))
}
