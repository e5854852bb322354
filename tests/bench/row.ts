/** A line of a measurement's table. */
export interface Row {
  what: string
  /** With its unit. */
  measured: string
  /** With its unit; a row without a goal is for information. */
  goal?: string
  isMet?: boolean
}

/** @param siteFolder the built site, as `npm run build` leaves it in `dist/client` */
export type Bench = (siteFolder: string) => Promise<Row[]>
