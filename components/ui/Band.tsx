import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { brandSection } from '../theme/styles.ts'
import { shownOn } from './shownOn.ts'

export const Column = chakra('div', { base: { maxWidth: 'page', marginInline: 'auto' } })

const FullWidth = chakra('div', {
  // `BesidePicture` extends to its edges.
  base: { position: 'relative', paddingInline: 'gutter' },
  variants: {
    size: {
      small: { paddingBlock: { base: '8', md: '10' } },
      medium: { paddingBlock: { base: '8', md: '12', _print: '1' } },
      large: { paddingBlock: 'section' },
    },
    tone: {
      sunken: { bg: 'bg.sunken' },
      warm: { bg: 'bg.warm' },
      cool: { bg: 'bg.cool' },
      plain: {},
      brand: brandSection,
    },
    screenOnly: { true: { _print: { display: 'none' } } },
  },
  defaultVariants: { size: 'large' },
})

interface BandProps extends ComponentProps<typeof FullWidth> {
  /** The last day on which it is shown. */
  until?: string | undefined
}

/** A full-width band of a page. Other props apply to its centered column. */
export function Band({ as, tone, size, screenOnly, until, ...column }: BandProps) {
  return (
    <FullWidth as={as} tone={tone} size={size} screenOnly={screenOnly} {...shownOn({ until })}>
      <Column {...column} />
    </FullWidth>
  )
}

interface SectionProps extends Pick<BandProps, 'tone' | 'size' | 'screenOnly' | 'until'> {
  /** It doesn't label a landmark, because too many landmarks hide the important ones. */
  heading: string
  id: string
  aside?: ReactNode
  children: ReactNode
}

export function Section({ heading, id, aside, children, ...band }: SectionProps) {
  return (
    <Band as="section" {...band} display="grid" rowGap="3">
      <div>
        <h2 id={id}>{heading}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </Band>
  )
}
