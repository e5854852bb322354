import { chakra } from '@chakra-ui/react/styled-system'
import type { Content } from '../../content/model/readContent.ts'

/** What to do first when life is in danger. */
export function DangerNotice({ text, label, href }: NonNullable<Content['symptoms']>['danger']) {
  return (
    <Box>
      <b>{text}</b> <a href={href}>{label}</a>
    </Box>
  )
}

const Box = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    textWrap: 'balance',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.danger',
    borderInlineStartWidth: '4px',
    borderColor: 'fg.danger',
    borderRadius: 'md',
    // The label stays on one line if it fits.
    '& a': { display: 'inline-block', textDecoration: 'underline' },
  },
})
