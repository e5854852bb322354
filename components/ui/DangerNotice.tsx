import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { dangerNotice, pages } from '../../model/records.ts'
import { splitSentences } from './sentences.tsx'

/** The dangers to life in two lines. The emergency page says more. */
export function DangerNotice() {
  return (
    <Box>
      {splitSentences(dangerNotice.text).map((sentence) => (
        <Fragment key={sentence}>
          <b>{sentence}</b>{' '}
        </Fragment>
      ))}
      <a href={pages.emergency.path}>{dangerNotice.label}</a>
    </Box>
  )
}

const Box = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    paddingInline: '4',
    paddingBlock: { base: '3', _print: '1' },
    bg: 'bg.danger',
    borderInlineStartWidth: '4px',
    borderColor: 'fg.danger',
    borderRadius: 'md',
    // A sentence that does not fit begins a line.
    '& b': { md: { display: 'inline-block' } },
    // On a phone, the link has a line of its own: in a fallback font, it could fit on the last one.
    '& a': {
      display: { base: 'block', md: 'inline-block', _print: 'none' },
      textDecoration: 'underline',
    },
  },
})
