import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sectionRecipe } from '../../renderer/theme/recipes'

const Band = chakra('section', sectionRecipe)

interface SectionProps {
  /** The section's h2, which also names it for assistive technology. */
  heading: string
  /** Id of the heading, unique on the page. */
  id: string
  tone?: 'plain' | 'sunken' | 'brand'
  /** A sentence under the heading. */
  lead?: string
  children: ReactNode
}

/** A full-width band of a page with its heading and content in the page's column. */
export function Section({ heading, id, tone, lead, children }: SectionProps) {
  return (
    <Band tone={tone} aria-labelledby={id}>
      <Column>
        <chakra.h2
          id={id}
          fontFamily="heading"
          fontSize="2xl"
          fontWeight="700"
          lineHeight="snug"
          marginBottom={lead ? '2' : '6'}
        >
          {heading}
        </chakra.h2>
        {lead && (
          <chakra.p fontSize="lg" maxWidth="prose" marginBottom="6">
            {lead}
          </chakra.p>
        )}
        {children}
      </Column>
    </Band>
  )
}

/** The page's centered column. */
export const Column = chakra('div', { base: { maxWidth: 'page', marginInline: 'auto' } })
