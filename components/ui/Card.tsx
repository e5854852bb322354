import { chakra } from '@chakra-ui/react/styled-system'

/** A raised box. Its only link covers the whole box. */
export const Card = chakra('div', {
  base: {
    position: 'relative',
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
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '&:hover a': { textDecoration: 'underline' },
  },
})
