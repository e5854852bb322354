import { chakra } from '@chakra-ui/react/styled-system'

/** In previews, marks a missing fact that the owner has yet to provide. */
export const SampleNote = chakra('p', {
  base: { fontSize: 'note', color: 'fg.muted' },
})
