import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { cardRecipe } from '../theme/recipes.ts'

const CardItem = chakra('li', cardRecipe)

interface LinkCardProps {
  href: string
  title: string
  /** Level of the title's heading; without one the title is plain text. */
  level?: 2 | 3
  text?: string
  icon?: ReactNode
  /** What the icon stands for: heating, cooling, or both. */
  tone?: 'warm' | 'cool' | 'brand'
}

/** An item of a `CardGrid` whose whole area is one link. */
export function LinkCard({ href, title, level, text, icon, tone = 'brand' }: LinkCardProps) {
  const Title = level ? chakra[`h${level}`] : chakra.span
  return (
    <CardItem link>
      {icon && (
        <IconChip tone={tone} aria-hidden="true">
          {icon}
        </IconChip>
      )}
      <Title fontSize="lg" lineHeight="snug" fontWeight="700">
        <a href={href}>{title}</a>
      </Title>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
    </CardItem>
  )
}

const IconChip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    marginBottom: '1',
    borderRadius: 'md',
  },
  variants: {
    tone: {
      warm: { bg: 'bg.warm', color: 'fg.warm' },
      cool: { bg: 'bg.cold', color: 'fg.cold' },
      brand: { bg: 'bg.brand', color: 'fg.onBrand' },
    },
  },
})
