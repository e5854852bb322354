import { chakra } from '@chakra-ui/react'

/** A list of cards, as many in a row as fit. Its items are `<li>`. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    listStyle: 'none',
  },
})
