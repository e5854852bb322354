import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { renderToString } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { expect, test } from 'vitest'
import { onAfterRenderHtml } from '../../pages/+onAfterRenderHtml.ts'
import { withoutIndentation } from '../../renderer/html/shorten.ts'

/** Pieces of what owners write, and of what the build looks for in a page. */
const pieces = [
  ...['&', '<', '>', '"', "'", '’', '`', '=', '/', '\\', '{', '}', '#1', '$&', '$1', '%', '½', '–'],
  ...['<b>', '</li>', '</td>', '<!-- -->', '></path>', ' xmlns="x"', ' class="lucide"', '<br />'],
  ...['&amp;', '&#39;', 'AC', 'R-410A', '68–72°F', '12 days', 'I called', '1-inch', 'a@b.example'],
]
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 })))
  .map((parts) => parts.join(' '))
  // The check reports control characters.
  .filter((text) => !/(?!\n)\p{Cc}/u.test(text))

test('any text comes out of the build on its page as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, other) => {
      const page = { pageHtmlString: renderToString(toPage(text, other)), isPrerendering: false }
      await onAfterRenderHtml(page as PageContextServer)
      const html = withoutIndentation(`<div id="root">${page.pageHtmlString}</div>`)
      const [item, cell, image] = ['li', 'td', 'img'].map((tag) => parse(html).querySelector(tag))
      expect(item?.textContent).toBe(`${text}${other}`)
      expect(cell?.textContent).toBe(other)
      expect(image?.getAttribute('alt')).toBe(text)
    }),
    { numRuns: 500 },
  )
})

function toPage(text: string, other: string) {
  return (
    <main>
      <ul>
        <li>
          {text}
          {other}
        </li>
      </ul>
      <table>
        <tbody>
          <tr>
            <td>{other}</td>
          </tr>
        </tbody>
      </table>
      <img src="/a.png" alt={text} />
    </main>
  )
}
