import { Fragment, type ReactNode } from 'react'
import type { Source } from '../../content/model/schema.ts'
import { Day } from '../ui/Day.tsx'

interface FactsProps {
  caption: string
  facts: { label: ReactNode; key: string; fact: ReactNode; sources: Source[] }[]
}

/**
 * Local facts with short labels and their sources. Plain elements, so that the surrounding text styles them and feeds
 * can contain them.
 */
export function Facts({ caption, facts }: FactsProps) {
  return (
    <>
      <p>
        <strong>{caption}</strong>
      </p>
      <dl>
        {facts.map(({ key, label, fact }) => (
          <Fragment key={key}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <SourceLine sources={facts.flatMap(({ sources }) => sources)} />
    </>
  )
}

/** The publishers, each once, and the date on which the oldest source was checked. */
export function SourceLine({ sources }: { sources: Source[] }) {
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
