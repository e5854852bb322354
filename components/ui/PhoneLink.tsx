import { chakra } from '@chakra-ui/react/styled-system'

/** A phone number in a sentence, as a call link that stays on one line. */
export const PhoneLink = chakra('a', {
  base: { textDecoration: 'underline', whiteSpace: 'nowrap' },
})
