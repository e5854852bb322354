import type { MDXContent } from 'mdx/types'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { Band } from '../../components/ui/Band.tsx'
import { Prose } from '../../components/ui/Prose.tsx'

const guides = import.meta.glob<MDXContent>('../../content/README.md', {
  query: '?examples',
  import: 'default',
  eager: true,
})

export function Page() {
  return (
    <>
      <PageHeader
        heading="Components"
        lead="The examples of content/README.md, in its order."
        drawing={<HeaderDrawing name="visit" />}
      />
      <Band>
        {Object.entries(guides).map(([path, Examples]) => (
          <Prose key={path} isArticle maxWidth="article">
            <Examples components={mdxComponents} />
          </Prose>
        ))}
      </Band>
    </>
  )
}
