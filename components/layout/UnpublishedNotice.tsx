import { chakra } from '@chakra-ui/react/styled-system'

/** At the top of a page that only dev shows. */
export const UnpublishedNotice = chakra('p', {
  base: { bg: 'bg.warm', fontWeight: '600', textAlign: 'center', padding: '3' },
})
