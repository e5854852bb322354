import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business.ts'

/** The business's sign and name; links home. */
export function Logo() {
  return (
    <chakra.a href="/" flex="1 1 9rem" display="flex" alignItems="center" gap="3" color="fg.brand">
      <chakra.svg width="40px" height="40px" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 3 37 17v20H3V17z" fill="currentColor" />
        <path
          d="M20 12c5 6 8 9 8 14a8 8 0 0 1-16 0c0-3 1-5 3-7 0 3 1 4 2 5 2-3 3-7 3-12z"
          fill="#f8ac42"
        />
      </chakra.svg>
      <chakra.span display="flex" flexDirection="column">
        <chakra.span
          fontFamily="heading"
          fontWeight="700"
          fontSize={{ base: 'sm', sm: 'md', xl: 'lg' }}
          lineHeight="tight"
          whiteSpace={{ xl: 'nowrap' }}
        >
          {business.name}
        </chakra.span>
        <chakra.span fontSize="xs" color="fg.muted">
          {business.tagline}
        </chakra.span>
      </chakra.span>
    </chakra.a>
  )
}
