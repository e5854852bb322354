import type { SVGProps } from 'react'
import type { CityPosition } from './cityPositions.ts'

/** Where a name stands beside its dot, in units of the map. */
export const besideDot: Record<CityPosition['side'], SVGProps<SVGTextElement>> = {
  left: { textAnchor: 'end', x: -11, y: '.35em' },
  right: { textAnchor: 'start', x: 11, y: '.35em' },
  above: { y: -11 },
  aboveLeft: { textAnchor: 'end', x: -8, y: -5 },
  below: { y: '1.6em' },
  belowRight: { textAnchor: 'start', x: -4, y: '1.6em' },
}
