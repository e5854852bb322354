/** A line of the bench's table. */
export interface Row {
  /** The heading that it stands under: 'Bytes', 'Build', 'Navigation'. */
  group: string
  what: string
  /** With its unit. */
  measured: string
  /** What it should be, with its unit; a line without one is for information. */
  goal?: string
  /** Whether it is; of a line with a goal. */
  met?: boolean
  /** The same of other sites or tools, with their names. */
  peers?: string
}

/**
 * One measurement: what a file of this folder exports.
 * @param siteFolder where the site is built, as `npm run build` leaves `dist/client`
 */
export type Bench = (siteFolder: string) => Promise<Row[]>
