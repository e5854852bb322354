import { chakra } from '@chakra-ui/react'
import { Day } from '../../../components/ui/Day.tsx'
import type { Article } from '../../../content/model/articleOrder.ts'

/** The dates of an article and its reading time. */
export function Dateline({ article }: { article: Article }) {
  const { published, updated, readingMinutes } = article
  return (
    <chakra.p fontSize="sm" color="fg.onBrandMuted">
      Published <Day date={published} />
      {updated && (
        <>
          {' · '}Updated <Day date={updated} />
        </>
      )}
      {' · '}
      {readingMinutes} min read
    </chakra.p>
  )
}
