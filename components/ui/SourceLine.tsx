import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import type { Source } from '../../model/schemas/sources.ts'
import { formatDate } from './FormattedDate.tsx'

/** Each page once. Pages that were read come first, with the oldest date. */
export function SourceLine({ records }: { records: { sources: Source[] }[] }) {
  const byUrl = new Map(
    records.flatMap(({ sources }) => sources).map((source) => [source.url, source]),
  )
  if (byUrl.size === 0) return null
  const sources = [...byUrl.values()]
  const read = sources.filter(({ checked }) => checked)
  const unread = sources.filter(({ checked }) => !checked)
  const [oldest] = read.map(({ checked }) => checked).toSorted()
  return (
    <p>
      <chakra.small fontSize="note">
        {oldest && (
          <>
            Checked {formatDate(oldest)}: <Publishers sources={read} />
          </>
        )}
        {unread.length > 0 && (
          <>
            {oldest ? '. See also: ' : 'See: '}
            <Publishers sources={unread} />
          </>
        )}
        .
      </chakra.small>
    </p>
  )
}

/** Links to the pages, labeled by publisher. A publisher's second page is 'Washington Post (2)'. */
function Publishers({ sources }: { sources: Source[] }) {
  return sources.map(({ url, publisher }, index) => {
    const number = sources.slice(0, index + 1).filter((one) => one.publisher === publisher).length
    return (
      <Fragment key={url}>
        {index > 0 && ', '}
        <a href={url}>
          {publisher}
          {number > 1 && ` (${number})`}
        </a>
      </Fragment>
    )
  })
}
