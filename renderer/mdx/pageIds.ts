import * as layout from '../../components/browser/ids.ts'

/** The ids on a page outside its body, and in its components. Headings must not use them. */
export const pageIds: string[] = [
  ...Object.values(layout),
  ...['root', 'sources', 'related'],
  ...['sheet', 'local', 'advice'],
  ...['cooling-cost', 'fuel-cost', 'repair-or-replace', 'thermostat-payback'],
]
