import { chakra } from '@chakra-ui/react/styled-system'
import type { MDXContent } from 'mdx/types'
import { Column } from '../ui/Band.tsx'
import { Prose } from '../ui/Prose.tsx'
import * as mdxComponents from './mdxComponents.ts'

/** The text of a service or a city, or a placeholder. */
export function TextOrPlaceholder({ Body }: { Body: MDXContent | undefined }) {
  return (
    <chakra.div paddingInline="gutter" paddingTop="section">
      <Column>
        {Body ? (
          <Prose maxWidth="prose">
            <Body components={mdxComponents} />
          </Prose>
        ) : (
          <chakra.p fontSize="lead" color="fg.muted">
            Page content coming soon.
          </chakra.p>
        )}
      </Column>
    </chakra.div>
  )
}
