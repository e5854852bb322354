import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ComponentProps } from 'react'

const List = chakra('ul', {
  base: { display: 'grid', gap: '4' },
})

/**
 * A list of cards, in full rows where possible. Items are `<li>`. The columns are computed at
 * build: `:has()` would reflow the grid while the page streams in.
 */
export function CardGrid({ children, ...props }: ComponentProps<typeof List>) {
  const count = Children.toArray(children).length
  const isEven = count % 2 === 0
  return (
    <List
      gridTemplateColumns={{
        md: isEven ? '1fr 1fr' : undefined,
        lg: isEven && count % 3 !== 0 ? undefined : '1fr 1fr 1fr',
      }}
      {...props}
    >
      {children}
    </List>
  )
}
