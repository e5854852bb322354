import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { cardRecipe } from '../../renderer/theme/recipes'

const CardItem = chakra('li', cardRecipe)

interface LinkCardProps {
  href: string
  title: string
  /** Level of the title's heading; without one the title is plain text. */
  level?: 2 | 3
  text?: string
  icon?: ReactNode
}

/** An item of a `CardGrid` whose whole area is one link. */
export function LinkCard({ href, title, level, text, icon }: LinkCardProps) {
  const Title = level ? chakra[`h${level}`] : chakra.span
  return (
    <CardItem link>
      {icon && (
        <chakra.span color="fg.warm" aria-hidden="true">
          {icon}
        </chakra.span>
      )}
      <Title fontSize="lg" lineHeight="snug" fontWeight="700">
        <a href={href}>{title}</a>
      </Title>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
    </CardItem>
  )
}
