import { chakra } from '@chakra-ui/react'
import { formatDay } from '../../../components/ui/Day.tsx'
import type { Article } from '../../../content/model/articleOrder.ts'

/** Shows in dev that an article is not published yet. Such articles are not built. */
export function StateBanner({ article: { state, published } }: { article: Article }) {
  return (
    <chakra.p role="status" bg="bg.warm" fontWeight="700" textAlign="center" padding="3">
      {state === 'draft'
        ? 'Draft: only you see this page, until you delete the line "draft: true".'
        : `Scheduled: the site has this page from ${formatDay(published)} on.`}
    </chakra.p>
  )
}
