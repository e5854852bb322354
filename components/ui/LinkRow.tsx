import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface LinkRowProps {
  href: string
  title: string
  text: string
  icon: ReactNode
}

/** An item of a vertical list: icon, title, a sentence. Its whole area is one link. */
export function LinkRow({ href, title, text, icon }: LinkRowProps) {
  return (
    <Row>
      {icon}
      <div>
        <chakra.h3 fontSize="lg">
          <a href={href}>{title}</a>
        </chakra.h3>
        <chakra.p color="fg.muted" fontSize="sm">
          {text}
        </chakra.p>
      </div>
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    _hover: { borderColor: 'fg.link' },
    '& a': { color: 'fg.link' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '&:hover a': { textDecoration: 'underline' },
  },
})
