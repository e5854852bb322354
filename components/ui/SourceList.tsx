import { fillWords, words } from '../../model/records.ts'
import type { Source } from '../../model/schemas/sources.ts'
import { formatDate } from './FormattedDate.tsx'

/** A list of sources. The links need no `rel`, because they open in the same tab. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ul>
      {sources.map(({ title, publisher, url, checked }) => (
        <li key={url + title}>
          {/* Reader modes rate a text by its paragraphs. */}
          <p>
            <a href={url}>{title}</a>, {publisher}.
            {checked && ` ${fillWords(words.sources.checked, { day: formatDate(checked) })}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
