import type { Source } from '../../content/model/schemas/sources.ts'
import { Day } from './Day.tsx'

/**
 * The sources of a text. The links need no `rel`: they open in the same tab, so the other page gets no `opener`,
 * and browsers send it only the site's origin.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-noopener
 * https://www.w3.org/TR/referrer-policy/#default-referrer-policy
 */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ul>
      {sources.map(({ title, publisher, url, checked }) => (
        <li key={url + title}>
          <a href={url}>{title}</a>, {publisher}.
          {checked && (
            <>
              {' '}
              Checked <Day date={checked} />.
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
