import type { ReactNode } from 'react'
import type { Source } from '../../content/model/schema.ts'
import { Day } from '../ui/Day.tsx'

interface FactTableProps {
  caption: string
  /** Headings of the columns after the first, where a reader needs them. */
  columns?: string[]
  sources: Source[]
  /** The rows, each with a heading of its own. */
  children: ReactNode
}

/**
 * Facts of the region and the authorities that they come from. Plain elements: the text around
 * styles them, and feeds can carry them. Its words break where a phone is narrow.
 */
export function FactTable({ caption, columns, sources, children }: FactTableProps) {
  return (
    <>
      <table>
        <caption>{caption}</caption>
        {columns && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
      <SourceLine sources={sources} />
    </>
  )
}

/** Each authority once, and the day on which the oldest of the sources was read. */
function SourceLine({ sources }: Pick<FactTableProps, 'sources'>) {
  const byUrl = new Map(sources.map((source) => [source.url, source]))
  const [oldest = ''] = sources.map(({ checked }) => checked).toSorted()
  return (
    <p>
      <small>
        Checked <Day date={oldest} />:{' '}
        {[...byUrl.values()].map(({ url, publisher }, index) => (
          <span key={url}>
            {index > 0 && ', '}
            <a href={url}>{publisher}</a>
          </span>
        ))}
      </small>
    </p>
  )
}
