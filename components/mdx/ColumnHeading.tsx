import type { ThHTMLAttributes } from 'react'

/** The header cell of a Markdown table, which is always a column's. */
export function ColumnHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" {...props} />
}
