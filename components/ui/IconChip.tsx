import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideIcon } from 'lucide-react'

export interface IconChipProps {
  Icon: LucideIcon
  tone: 'warm' | 'cool' | 'plain'
}

export function IconChip({ Icon, tone }: IconChipProps) {
  return (
    <Chip tone={tone} aria-hidden="true">
      <Icon size={24} />
    </Chip>
  )
}

const Chip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // If it were centered, a two-line title would move it while the page streams in.
    alignSelf: 'start',
    width: '2.75rem',
    height: '2.75rem',
    flexShrink: '0',
    borderWidth: '1px',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
  variants: {
    tone: {
      warm: { bg: 'bg.warm', color: 'fg.warm' },
      cool: { bg: 'bg.cool', color: 'fg.link' },
      plain: { bg: 'bg.raised', color: 'fg.brand' },
    },
  },
})
