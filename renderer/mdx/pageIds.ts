import * as layout from '../../components/browser/ids.ts'
import { calculatorSources } from '../../components/browser/islandSources.ts'

/** The ids on a page outside its body, and in its components. Headings must not use them. */
export const pageIds: string[] = [
  ...Object.values(layout),
  ...['root', 'sources', 'related'],
  ...['sheet', 'local', 'advice'],
  ...Object.keys(calculatorSources),
]
