import { chakra } from '@chakra-ui/react/styled-system'
import { stretchedLink } from '../theme/recipes.ts'

/** A raised box that its only link covers. */
export const Card = chakra('div', {
  base: {
    ...stretchedLink,
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '5',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'raised',
    breakInside: 'avoid',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.link' },
    '& a': { color: 'fg.link', textDecoration: 'none' },
  },
})
