import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sectionRecipe } from '../theme/recipes.ts'

const Band = chakra('section', sectionRecipe)

interface SectionProps {
  /** The section's h2. It does not name a landmark, because too many landmarks hide the important ones. */
  heading: string
  /** Id of the heading, unique on the page. */
  id: string
  tone?: 'plain' | 'sunken'
  /** The space above and below. */
  size?: 'small' | 'medium'
  /** Not printed, because it only links to other pages. */
  screenOnly?: boolean
  /** A sentence under the heading. */
  lead?: string
  /** Places the heading beside the content where there is room, in a column of nearly half or a quarter. */
  split?: 'half' | 'quarter'
  children: ReactNode
}

/** A full-width band of a page with its heading and content in the page's column. */
export function Section({
  heading,
  id,
  tone,
  size,
  screenOnly,
  lead,
  split,
  children,
}: SectionProps) {
  return (
    <Band tone={tone} size={size} _print={screenOnly ? { display: 'none' } : undefined}>
      <Column
        display="grid"
        columnGap="12"
        rowGap="6"
        gridTemplateColumns={split && { lg: columns[split] }}
      >
        <div>
          <chakra.h2 id={id} fontSize="2xl">
            {heading}
          </chakra.h2>
          {lead && (
            <chakra.p fontSize="lg" maxWidth="prose" marginTop="2">
              {lead}
            </chakra.p>
          )}
        </div>
        <div>{children}</div>
      </Column>
    </Band>
  )
}

const columns = {
  half: '5fr 7fr',
  quarter: '1fr 3fr',
}

/** The page's centered column. */
export const Column = chakra('div', { base: { maxWidth: 'page', marginInline: 'auto' } })
