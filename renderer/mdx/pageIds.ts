import * as layout from '../../components/ids.ts'

/** Ids of a page around its text, and of the components in it. A heading with such words gets another id. */
export const pageIds: string[] = [
  ...Object.values(layout),
  ...['root', 'contents', 'sources', 'related'],
  ...['sheet', 'advice', 'siblings', 'neighbors'],
  ...['cooling-cost', 'fuel-cost', 'repair-or-replace', 'thermostat-payback'],
]
