import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

/** A row of a list on a phone, where boxes would need half as much room again. */
const rowOnPhone = {
  paddingInline: '0',
  paddingBlock: '4',
  bg: 'transparent',
  borderWidth: '1px 0 0',
  borderRadius: '0',
  boxShadow: 'none',
}

interface LinkCardProps {
  href: string
  title: string
  /** Level of the title's heading. */
  level: 2 | 3
  text?: string
  icon: ReactNode
  /** A short line below the text. */
  note?: string
}

/** An item of a `CardGrid` whose whole area is one link. */
export function LinkCard({ href, title, level, text, icon, note }: LinkCardProps) {
  const Title = chakra[`h${level}`]
  return (
    <Card as="li" css={{ smDown: rowOnPhone }}>
      <chakra.div display="flex" alignItems="center" gap="3">
        {icon}
        <Title fontSize="lead">
          <a href={href}>{title}</a>
        </Title>
      </chakra.div>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
      {note && (
        <chakra.p color="fg.muted" fontSize="note">
          {note}
        </chakra.p>
      )}
    </Card>
  )
}
