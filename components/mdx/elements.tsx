import { chakra } from '@chakra-ui/react/styled-system'
import type { ThHTMLAttributes } from 'react'

/** In a Markdown table, a header cell always heads a column. */
export function ColumnHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" {...props} />
}

export const Picture = chakra('picture', {
  base: {
    // As wide as the text, which is what its `sizes` attribute says.
    '& img': { maxWidth: 'min(100%, {sizes.article})', height: 'auto', borderRadius: 'md' },
    '& + figcaption': { marginTop: '2', fontSize: 'note', color: 'fg.muted' },
  },
})

/** The words of somebody else: lines that begin with >. */
export const Quotation = chakra('blockquote', {
  base: {
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'fg.accent',
    breakInside: 'avoid',
    '& > * + *': { marginTop: '3' },
  },
})
