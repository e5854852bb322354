import type { SVGProps } from 'react'

/**
 * Where each city stands on the map of `AreaMap`, in its units: x east, y south.
 * Projected from latitude and longitude at 870 units a degree; where the towns around Washington
 * stand closer than a fingertip, pushed apart by up to two miles, never across a county line.
 * `side` is where the name stands; `large` names show on phones too.
 */
export const cityPositions: Readonly<Record<string, CityPosition>> = {
  'washington-dc': { x: 216, y: 376, side: 'above', large: true },
  'bowie-md': { x: 420, y: 328, side: 'below', large: true },
  'greenbelt-md': { x: 328, y: 286, side: 'right' },
  'laurel-pg-md': { x: 348, y: 210, side: 'right' },
  'college-park-md': { x: 290, y: 284, side: 'above' },
  'hyattsville-md': { x: 269, y: 325, side: 'belowRight' },
  'lanham-md': { x: 344, y: 322, side: 'right' },
  'upper-marlboro-md': { x: 414, y: 452, side: 'above' },
  'suitland-md': { x: 296, y: 423, side: 'right' },
  'oxon-hill-md': { x: 252, y: 462, side: 'right', large: true },
  'bladensburg-md': { x: 305, y: 365, side: 'right' },
  'riverdale-md': { x: 308, y: 328, side: 'above' },
  'silver-spring-md': { x: 212, y: 279, side: 'above', large: true },
  'bethesda-md': { x: 157, y: 289, side: 'left', large: true },
  'rockville-md': { x: 141, y: 218, side: 'left', large: true },
  'gaithersburg-md': { x: 109, y: 167, side: 'right' },
  'germantown-md': { x: 61, y: 141, side: 'right', large: true },
  'takoma-park-md': { x: 243, y: 298, side: 'right' },
  'wheaton-md': { x: 202, y: 243, side: 'left' },
  'chevy-chase-md': { x: 188, y: 316, side: 'aboveLeft' },
  'columbia-md': { x: 339, y: 114, side: 'right', large: true },
  'ellicott-city-md': { x: 381, y: 58, side: 'below' },
  'laurel-hc-md': { x: 329, y: 174, side: 'above' },
  'jessup-md': { x: 402, y: 159, side: 'right' },
  'savage-md': { x: 367, y: 174, side: 'right' },
  'clarksville-md': { x: 283, y: 114, side: 'above' },
  'fulton-md': { x: 293, y: 159, side: 'left' },
}

interface CityPosition {
  x: number
  y: number
  side: keyof typeof besideDot
  large?: true
}

/** Where a name stands beside its dot, in units of the map. */
export const besideDot = {
  left: { textAnchor: 'end', x: -11, y: '.35em' },
  right: { textAnchor: 'start', x: 11, y: '.35em' },
  above: { y: -11 },
  aboveLeft: { textAnchor: 'end', x: -8, y: -5 },
  below: { y: '1.6em' },
  belowRight: { textAnchor: 'start', x: -4, y: '1.6em' },
} satisfies Record<string, SVGProps<SVGTextElement>>
