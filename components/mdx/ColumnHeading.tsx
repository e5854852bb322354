import type { ThHTMLAttributes } from 'react'

/** A header cell in a Markdown table, which always heads a column. */
export function ColumnHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" {...props} />
}
