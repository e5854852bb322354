import type { MDXContent } from 'mdx/types'
import { Prose } from '../ui/Prose.tsx'
import * as mdxComponents from './mdxComponents.ts'

/** A service's or city's own text, after its sheet. */
export function BodyText({ Body }: { Body: MDXContent }) {
  return (
    <Prose maxWidth="prose" marginTop="6">
      <Body components={mdxComponents} />
    </Prose>
  )
}
