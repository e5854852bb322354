import type { SVGProps } from 'react'
import { type LabelSide, labelSides } from '../../../model/schemas/map.ts'
import {
  type Box,
  centeredBox,
  circleBox,
  getCenter,
  getCorners,
  getDistance,
  isInside,
  nearestPoint,
  overlaps,
  type Point,
} from './boxes.ts'
import { areaAt, type MapShapes } from './shapes.ts'

/** A dot and its name. */
export interface Place extends Point {
  name: string
  /** Radius of the dot. */
  radius: number
  /** Font size. */
  size: number
  /** The side that the map's file gives the name. */
  side?: LabelSide | undefined
}

export interface Label {
  /** Of the `<text>`, relative to the dot's center. */
  attributes: SVGProps<SVGTextElement>
  /** The largest area that the text can cover. */
  box: Box
}

/** Space (em) between a dot and its label. */
const gap = 0.25

/** Letter widths in em, each the widest of its group, in the heading font and its fallback. */
const letterWidths: [letters: RegExp, width: number][] = [
  [/[ijlI’'. ]/, 0.26],
  [/[frt()-]/, 0.37],
  [/[mwMW]/, 0.79],
  [/[A-Z]/, 0.61],
]

/** The maximum width of a text, in em. */
export function measureText(text: string): number {
  const widths = [...text].map(
    (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.52,
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

/** The first candidate that is inside the view and clear of what is there already. */
export function findFree<Candidate extends { box: Box }>(
  candidates: Candidate[],
  view: Box,
  taken: Box[],
): Candidate | undefined {
  return candidates.find(
    ({ box }) => isInside(box, view) && !taken.some((other) => overlaps(other, box)),
  )
}

/**
 * Finds a free side for each dot's label, if there is one. Dots with a side in the map's file choose
 * first, then the most crowded dots.
 * @param obstacles what else labels must be clear of
 */
export function placeLabels<Dot extends Place>(
  places: Dot[],
  view: Box,
  shapes: MapShapes,
  obstacles: Box[] = [],
): (Dot & { label?: Label | undefined })[] {
  const labels = new Map<Dot, Label>()
  const crowding = (place: Dot) => (place.side ? 0 : distanceToNearest(place, places))
  for (const place of places.toSorted((one, other) => crowding(one) - crowding(other))) {
    const dots = places.filter((other) => other !== place)
    const taken = [
      ...obstacles,
      ...dots.map(circleBox),
      ...[...labels.values()].map(({ box }) => box),
    ]
    const label = findFree(sidesOf(place, dots, shapes), view, taken)
    if (label) labels.set(place, label)
  }
  return places.map((place) => ({ ...place, label: labels.get(place) }))
}

/** All labels that a dot can have. The best are in its own area, and far from other dots. */
function sidesOf(place: Place, dots: Place[], shapes: MapShapes): Label[] {
  const area = areaAt(shapes, place)
  const countElsewhere = ({ box }: Label) =>
    [...getCorners(box), getCenter(box)].filter((point) => areaAt(shapes, point) !== area).length
  // Two lines of text are far enough.
  const getRoom = ({ box }: Label) =>
    Math.min(
      2 * place.size,
      ...dots.map((dot) => getDistance(dot, nearestPoint(dot, box)) - dot.radius),
    )
  const best = labelSides
    .map((side) => labelOn(side, place))
    .toSorted((one, other) => getRoom(other) - getRoom(one))
    .toSorted((one, other) => countElsewhere(one) - countElsewhere(other))
  return place.side ? [labelOn(place.side, place), ...best] : best
}

/** The boxes of dots and of their labels. */
export function getBoxes(places: (Place & { label?: Label | undefined })[]): Box[] {
  return places.flatMap((place) => [circleBox(place), place.label?.box ?? []].flat())
}

/** The distance from a dot to the nearest other one. */
export function distanceToNearest(place: Point, places: Point[]): number {
  const others = places.filter((other) => other !== place)
  return Math.min(...others.map((other) => getDistance(place, other)))
}

function labelOn(side: LabelSide, { x, y, radius, size, name }: Place): Label {
  const east = side.includes('right') ? 1 : side.includes('left') ? -1 : 0
  const south = side.includes('below') ? 1 : side.includes('above') ? -1 : 0
  const [width, height] = [measureText(name) * size, 1.1 * size]
  // The dot's edge is closer at a corner.
  const distance = (radius + gap * size) * (east && south ? 0.6 : 1)
  const center = {
    x: x + east * (distance + width / 2),
    y: y + south * (distance + height / 2),
  }
  return {
    attributes: {
      x: Math.round(east * distance) || undefined,
      y: Math.round(south * distance) || undefined,
      // Letters extend from 0.75 em above the baseline to 0.2 em below it.
      dy: south > 0 ? '.8em' : south < 0 ? '-.25em' : '.3em',
      // The middle by default.
      textAnchor: east > 0 ? 'start' : east < 0 ? 'end' : undefined,
    },
    box: centeredBox(center, width, height),
  }
}
