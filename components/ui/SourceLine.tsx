import { Fragment } from 'react'
import { words } from '../../model/records.ts'
import type { Source } from '../../model/schemas/sources.ts'
import { formatDate } from './FormattedDate.tsx'
import { Words } from './Words.tsx'

/** Each page once. Pages that were read come first, with the oldest date. */
export function SourceLine({ records }: { records: { sources: Source[] }[] }) {
  const byUrl = new Map(
    records.flatMap(({ sources }) => sources).map((source) => [source.url, source]),
  )
  if (byUrl.size === 0) return null
  const { checkedAndOtherPages, checkedPages, pages } = words.sources
  const sources = [...byUrl.values()]
  const read = sources.filter(({ checked }) => checked)
  const unread = sources.filter(({ checked }) => !checked)
  const [oldest] = read.map(({ checked }) => checked).toSorted()
  return (
    <p>
      <small>
        {oldest ? (
          <Words
            text={unread.length > 0 ? checkedAndOtherPages : checkedPages}
            day={formatDate(oldest)}
            pages={<Publishers sources={read} />}
            others={<Publishers sources={unread} />}
          />
        ) : (
          <Words text={pages} pages={<Publishers sources={unread} />} />
        )}
      </small>
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
