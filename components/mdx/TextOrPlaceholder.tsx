import { chakra } from '@chakra-ui/react/styled-system'
import type { MDXContent } from 'mdx/types'
import { Prose } from '../ui/Prose.tsx'
import * as mdxComponents from './mdxComponents.ts'

/** A service's or city's body, or a placeholder, after the rows of its sheet. */
export function TextOrPlaceholder({ Body }: { Body: MDXContent | undefined }) {
  return Body ? (
    <Prose maxWidth="prose" marginTop="6">
      <Body components={mdxComponents} />
    </Prose>
  ) : (
    <chakra.p fontSize="note" color="fg.muted" marginTop="3">
      Page content coming soon.
    </chakra.p>
  )
}
