import { chakra } from '@chakra-ui/react/styled-system'
import { CircleCheck, Lightbulb, type LucideIcon, Siren, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { words } from '../../model/records.ts'

/** The answer in three to five points, right after the introduction. */
export const KeyPoints = createCallout('points', () => words.article.keyPoints, CircleCheck)

/** Something that saves time or trouble. */
export const Tip = createCallout('tip', () => words.article.tip, Lightbulb)

/** Something that can damage equipment or cost money. */
export const Warning = createCallout('warning', () => words.article.warning, TriangleAlert)

/** A danger to life. Its words are a record: see `Danger`. */
export const Emergency = createCallout('emergency', () => words.emergency.title, Siren)

interface CalloutProps {
  title?: string
  children: ReactNode
}

export const Box = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    borderInlineStartWidth: '4px',
    breakInside: 'avoid',
    '& > * + *': { marginTop: '2' },
    '& ul, & ol': { paddingInlineStart: '5' },
  },
  variants: {
    tone: {
      points: { bg: 'bg.cool', borderColor: 'fg.brand' },
      tip: { bg: 'bg.success', borderColor: 'fg.success' },
      warning: { bg: 'bg.warm', borderColor: 'fg.warm' },
      emergency: {
        bg: 'bg.danger',
        borderColor: 'fg.danger',
        // Links have too little contrast there.
        '& a': { color: 'inherit' },
        '& [href^=tel]': { whiteSpace: 'nowrap' },
      },
    },
  },
})

function createCallout(
  tone: 'points' | 'tip' | 'warning' | 'emergency',
  defaultTitle: () => string,
  Icon: LucideIcon,
) {
  return ({ title = defaultTitle(), children }: CalloutProps) => (
    <Box role="note" tone={tone}>
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="600">
        <Icon size={22} aria-hidden="true" />
        {title}
      </chakra.p>
      {children}
    </Box>
  )
}
