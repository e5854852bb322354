import { chakra } from '@chakra-ui/react'

/** A list of cards, in full rows where possible. Its items are `<li>`. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    '&:has(> :nth-child(even):last-child)': {
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    },
    '&:has(> :nth-child(3n):last-child)': {
      gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    },
  },
})
