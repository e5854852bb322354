import { chakra } from '@chakra-ui/react/styled-system'

/** In previews, marks a missing fact that the owner has yet to provide. */
export const SampleNote = chakra('p', {
  base: { fontSize: 'note', fontWeight: '600', color: 'fg.muted' },
})
