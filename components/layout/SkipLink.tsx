import { chakra } from '@chakra-ui/react/styled-system'
import { mainId } from '../browser/ids.ts'

/** The first link of a page, for the keyboard: skips the header. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      position="absolute"
      insetInlineStart="2"
      top="-6rem"
      zIndex="skipLink"
      padding="3"
      bg="action.bg"
      color="action.fg"
      fontWeight="600"
      borderRadius="md"
      // Visible in forced colors.
      borderWidth="2px"
      borderColor="transparent"
      css={{ '--ring': '{colors.action.hover}', '&:focus': { top: '2' } }}
    >
      Skip to main content
    </chakra.a>
  )
}
