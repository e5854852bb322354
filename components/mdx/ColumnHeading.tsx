import type { ThHTMLAttributes } from 'react'

/** The heading cell of a Markdown table: always of a column. */
export function ColumnHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" {...props} />
}
