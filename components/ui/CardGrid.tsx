import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ComponentProps } from 'react'

const List = chakra('ul', {
  base: { display: 'grid', gap: { sm: '4' } },
})

/**
 * A list of cards, in full rows where possible. Its items are `<li>`. Counted here: with `:has()` the columns would
 * change while a page arrives.
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
