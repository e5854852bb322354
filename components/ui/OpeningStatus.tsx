import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/**
 * Whether the office is open, which only script can tell. Until then, it shows its children:
 * neutral text, so that nothing moves where the status takes one line.
 */
export function OpeningStatus(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      data-opening-status=""
      display="block"
      // The width doesn't depend on the text.
      width="0"
      minWidth="100%"
      {...props}
    />
  )
}
