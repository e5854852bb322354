import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import type { Content } from '../../content/model/readContent.ts'
import { splitSentences } from '../splitSentences.ts'

type Danger = NonNullable<Content['symptoms']>['danger']

interface DangerNoticeProps extends Danger {
  /** Whether it is in a narrow column from 1024 px. */
  isNarrow?: boolean
}

/** What to do first when life is in danger. */
export function DangerNotice({ text, label, href, isNarrow = false }: DangerNoticeProps) {
  return (
    <Box isNarrow={isNarrow}>
      {splitSentences(text).map((sentence) => (
        <Fragment key={sentence}>
          <b>{sentence}</b>{' '}
        </Fragment>
      ))}
      <a href={href}>{label}</a>
    </Box>
  )
}

const Box = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.danger',
    borderInlineStartWidth: '4px',
    borderColor: 'fg.danger',
    borderRadius: 'md',
    '& a': { display: 'inline-block', textDecoration: 'underline' },
  },
  variants: {
    isNarrow: {
      // A sentence that does not fit begins a line.
      false: { '& b': { md: { display: 'inline-block' } } },
      true: { '& b': { mdToLg: { display: 'inline-block' } } },
    },
  },
})
