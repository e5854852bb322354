import { chakra } from '@chakra-ui/react/styled-system'
import { notice, words } from '../../model/records.ts'
import { mainId } from '../browser/ids.ts'
import { edge } from '../theme/styles.ts'

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
      css={{
        ...edge,
        '--ring': '{colors.action.hover}',
        // A notice is light below it.
        ...(notice && { '&:has(+ header > dialog[open])': { '--ring': '{colors.fg}' } }),
        '&:focus': { top: '2' },
      }}
    >
      {words.layout.skip}
    </chakra.a>
  )
}
