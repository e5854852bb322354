import type { SVGProps } from 'react'
import { type LabelSide, labelSides } from '../../../model/schemas/map.ts'
import {
  type Box,
  centeredBox,
  circleBox,
  getDistance,
  isInside,
  nearestPoint,
  overlaps,
  type Point,
} from './boxes.ts'
import { areaAt, type MapShapes } from './shapes.ts'

export interface Place extends Point {
  name: string
  radius: number
  /** Font size. */
  size: number
  /** The side that the map's file gives the name. */
  side?: LabelSide | undefined
}

export interface Label {
  side: LabelSide
  /** The name, in one line or two. */
  lines: string[]
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
  const order = places
    .toSorted((one, other) => distanceToNearest(one, places) - distanceToNearest(other, places))
    .toSorted((one, other) => Number(!one.side) - Number(!other.side))
  for (const place of order) {
    const dots = places.filter((other) => other !== place)
    const taken = [
      ...obstacles,
      ...dots.map(circleBox),
      ...[...labels.values()].map(({ box }) => box),
    ]
    const label = findFree(labelsOf(place, dots, shapes), view, taken)
    if (label) labels.set(place, label)
  }
  return places.map((place) => ({ ...place, label: labels.get(place) }))
}

/**
 * All labels that a dot can have. The best are on the side in the map's file, in the dot's own area,
 * in one line, and far from other dots.
 */
function labelsOf(place: Place, dots: Place[], shapes: MapShapes): Label[] {
  const area = areaAt(shapes, place)
  const rate = (label: Label) => ({
    label,
    isHinted: Number(label.side === place.side),
    elsewhere: getPoints(label.box).filter((point) => areaAt(shapes, point) !== area).length,
    lines: label.lines.length,
    room: Math.min(
      place.size,
      ...dots.map((dot) => getDistance(dot, nearestPoint(dot, label.box)) - dot.radius),
    ),
  })
  return labelSides
    .flatMap((side) => splitName(place.name).map((lines) => rate(labelOn(side, lines, place))))
    .sort(
      (one, other) =>
        other.isHinted - one.isHinted ||
        one.elsewhere - other.elsewhere ||
        one.lines - other.lines ||
        other.room - one.room,
    )
    .map(({ label }) => label)
}

/** Fifteen points of a box, in three rows. */
function getPoints({ left, top, right, bottom }: Box): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [top, (top + bottom) / 2, bottom].map((y) => ({ x: left + part * (right - left), y })),
  )
}

/** A name in one line, and in two after each of its words. */
function splitName(name: string): string[][] {
  const words = name.split(' ')
  return words.map((_, count) =>
    [words.slice(0, count), words.slice(count)].map((line) => line.join(' ')).filter(Boolean),
  )
}

/** The boxes of dots and of their labels. */
export function getBoxes(places: (Place & { label?: Label | undefined })[]): Box[] {
  return places.flatMap((place) => [circleBox(place), place.label?.box ?? []].flat())
}

export function distanceToNearest(place: Point, places: Point[]): number {
  const others = places.filter((other) => other !== place)
  return Math.min(...others.map((other) => getDistance(place, other)))
}

function labelOn(side: LabelSide, lines: string[], { x, y, radius, size }: Place): Label {
  const east = side.includes('right') ? 1 : side.includes('left') ? -1 : 0
  const south = side.includes('below') ? 1 : side.includes('above') ? -1 : 0
  const width = Math.max(...lines.map(measureText)) * size
  const height = (lines.length + 0.1) * size
  // The dot's edge is closer at a corner.
  const distance = (radius + gap * size) * (east && south ? 0.6 : 1)
  const center = {
    x: x + east * (distance + width / 2),
    y: y + south * (distance + height / 2),
  }
  // Letters extend from 0.75 em above the baseline to 0.2 em below it. A line is 1 em high.
  const baseline = [0.75 - lines.length, 0.8 - lines.length / 2, 0.8][south + 1] ?? 0
  return {
    side,
    lines,
    attributes: {
      x: Math.round(east * distance) || undefined,
      y: Math.round(south * distance) || undefined,
      dy: `${Number(baseline.toFixed(2))}em`,
      // The middle by default.
      textAnchor: east > 0 ? 'start' : east < 0 ? 'end' : undefined,
    },
    box: centeredBox(center, width, height),
  }
}
