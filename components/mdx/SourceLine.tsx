import { Fragment } from 'react'
import type { Source } from '../../content/model/schema.ts'
import { Day } from '../ui/Day.tsx'

/** The publishers that local facts come from, each once, and the date on which the oldest source was checked. */
export function SourceLine({ records }: { records: { sources: Source[] }[] }) {
  const sources = records.flatMap((record) => record.sources)
  const byUrl = new Map(sources.map((source) => [source.url, source]))
  const [oldest = ''] = sources.map(({ checked }) => checked).toSorted()
  return (
    <p>
      <small>
        Checked <Day date={oldest} />:{' '}
        {[...byUrl.values()].map(({ url, publisher }, index) => (
          <Fragment key={url}>
            {index > 0 && ', '}
            <a href={url}>{publisher}</a>
          </Fragment>
        ))}
      </small>
    </p>
  )
}
