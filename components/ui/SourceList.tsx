import type { Source } from '../../model/schemas/sources.ts'
import { FormattedDate } from './FormattedDate.tsx'

/** A list of sources. The links need no `rel`, because they open in the same tab. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ul>
      {sources.map(({ title, publisher, url, checked }) => (
        <li key={url + title}>
          <a href={url}>{title}</a>, {publisher}.
          {checked && (
            <>
              {' '}
              Checked <FormattedDate date={checked} />.
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
