import { chakra } from '@chakra-ui/react/styled-system'

/** Marks what a preview shows in place of a fact that the owner has yet to give. */
export const SampleNote = chakra('p', {
  base: { fontSize: 'note', fontWeight: '600', color: 'fg.danger' },
})
