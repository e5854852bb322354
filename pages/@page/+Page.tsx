import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { Band } from '../../components/ui/Band.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import type { PageData } from '../../model/pageMeta.ts'

/** A page of the owner, from content/pages. A folder in pages/ of the same name takes its place. */
export function Page() {
  const { heading, lead, closing, Body } = useData<PageData<'ownPage'>>().page.subject.page
  return (
    <>
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
