import { chakra } from '@chakra-ui/react/styled-system'
import { brand, business } from '../../model/records.ts'

export function Logo() {
  return (
    <chakra.a
      href="/"
      display="flex"
      alignItems="center"
      minHeight="target"
      // In a wider font, the name wraps without making the header taller.
      flex="1 1 9rem"
      maxWidth="max-content"
      gap="2"
      color="fg.brand"
    >
      <chakra.svg
        width={{ base: '2rem', sm: '2.5rem' }}
        height="auto"
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <path d="M20 3 37 17v20H3V17z" fill="currentColor" />
        <path
          d="M20 12c5 6 8 9 8 14a8 8 0 0 1-16 0c0-3 1-5 3-7 0 3 1 4 2 5 2-3 3-7 3-12z"
          fill={brand.accent}
        />
      </chakra.svg>
      <chakra.span display="flex" flexDirection="column">
        <chakra.span
          textStyle="heading"
          fontSize={{ base: 'text', sm: 'lead' }}
          lineHeight="tight"
          overflowWrap="anywhere"
          whiteSpace={{ xl: 'nowrap' }}
        >
          {business.name}
        </chakra.span>
        <chakra.span fontSize="note" color="fg.muted" display={{ base: 'none', sm: 'inline' }}>
          {business.tagline}
        </chakra.span>
      </chakra.span>
    </chakra.a>
  )
}
