import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { UnpublishedNotice } from '../../components/layout/UnpublishedNotice.tsx'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { Band } from '../../components/ui/Band.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import type { PageData } from '../../model/pageMeta.ts'
import { words } from '../../model/records.ts'

/** A page of the owner, from content/pages. A folder in pages/ of the same name takes its place. */
export function Page() {
  const { draft, heading, lead, closing, Body } = useData<PageData<'ownPage'>>().page.subject.page
  return (
    <>
      {/* Dev only: builds leave drafts out. */}
      {draft && <UnpublishedNotice role="status">{words.article.draft}</UnpublishedNotice>}
      <PageHeader heading={heading} lead={lead} />
      <Band>
        <Prose maxWidth="prose">
          <Body components={mdxComponents} />
        </Prose>
      </Band>
      {closing && <ClosingCall {...closing} />}
    </>
  )
}
