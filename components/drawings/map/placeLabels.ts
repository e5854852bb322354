/** A point on the map: x points east, y points south. */
export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A dot with its label. */
export interface Place extends Point {
  name: string
  /** Radius of the dot. */
  radius: number
  /** Font size. */
  size: number
  /** Whether the place is an area: its label is in its middle, without a dot. */
  isArea?: boolean | undefined
}

export interface Label {
  /** The name, in one line or two. */
  lines: string[]
  /** The text anchor's position, relative to the dot's center. */
  x: number
  y: number
  /** The middle by default. */
  textAnchor: 'start' | 'end' | undefined
  /** Shifts the first baseline, so that a smaller font stays within the box. */
  dy: string
  /** The largest area that the text can cover. */
  box: Box
}

/**
 * Horizontal and vertical directions from the dot, best first. A half shifts a label above or below
 * the dot by a quarter of its width.
 */
const sides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
] as const

function sidesOf({ isArea }: Place): readonly (readonly [number, number])[] {
  return isArea ? [[0, 0]] : sides
}

/** The name in one line and in two, best first. */
function namesOf({ name, isArea }: Place): string[][] {
  return isArea ? [splitName(name)] : [[name], splitName(name)]
}

/** Space (em) between a dot and its label. */
const gap = 0.25

/** The maximum number of boxes to try, about 20 ms. */
const maxTries = 20_000

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

/**
 * Finds a position for each dot's label: next to, above, or below the dot, inside the view, and
 * clear of other labels, dots, and obstacles. The most crowded dots choose first. If no position is
 * left, an earlier label moves.
 * @returns undefined if not all labels fit
 */
export function placeLabels(
  places: Place[],
  view: Box,
  obstacles: Box[] = [],
): Map<Place, Label> | undefined {
  const countNeighbors = (place: Place) =>
    places.filter((other) => Math.hypot(other.x - place.x, other.y - place.y) < 5 * place.size)
      .length
  const order = places.toSorted((one, other) => countNeighbors(other) - countNeighbors(one))
  let tries = 0

  const labels = new Map<Place, Label>()
  const placeFrom = (index: number): boolean => {
    const place = order[index]
    if (!place) return true
    const taken = [
      ...obstacles,
      ...[...labels.values()].map(({ box }) => box),
      ...places.filter((other) => other !== place).map(toBox),
    ]
    const [lines] = namesOf(place)
    for (const side of sidesOf(place)) {
      if (++tries > maxTries) return false
      const label = labelAt(place, side, lines)
      if (!isInside(label.box, view) || taken.some((box) => meets(box, label.box))) continue
      labels.set(place, label)
      if (placeFrom(index + 1)) return true
      labels.delete(place)
    }
    return false
  }
  return placeFrom(0) ? labels : undefined
}

/**
 * What makes a label unclear, and how much: most of all, where it seems to name another dot or area.
 * Found by looking at the maps of two businesses.
 */
const weights = {
  /** The label's middle is in another area than its dot. */
  otherArea: 8,
  /** Another dot is about as close to the label. */
  rivalDot: 8,
  /** Another dot is closer to the label's middle. */
  closerDot: 4,
  /** Another dot is less than one em away. */
  nearDot: 2,
  /** Less than half an em, in addition. */
  nearerDot: 4,
  /** One of fifteen points of the label is in another area. */
  pointElsewhere: 3,
  /** A river runs through the label. */
  water: 1,
  /** The name takes two lines. */
  secondLine: 0.5,
}

/** New labels for one or two dots. `doubts` includes the change for the second. */
interface Move {
  doubts: number
  moved: [Place, Label][]
}

/**
 * Moves labels to where it is clearest which dot they belong to: inside the dot's area, clear of
 * rivers, and away from other dots. A long name may take two lines. A label in the way moves too,
 * if that makes the two clearer overall.
 * @param getArea returns the area around a point
 * @param countWaters returns how many waters run through a box
 */
export function clarifyLabels(
  labels: Map<Place, Label>,
  view: Box,
  obstacles: Box[],
  getArea: (point: Point) => string | undefined,
  countWaters: (box: Box) => number,
): void {
  const places = [...labels.keys()]
  const countNear = (place: Place, box: Box, ems: number) =>
    places.filter(
      (other) =>
        other !== place && meets(toBox({ ...other, radius: other.radius + ems * other.size }), box),
    ).length
  // A label belongs to its dot if no other dot is about as close to it.
  const countRivals = (place: Place, box: Box) =>
    places.filter(
      (other) => other !== place && getDistance(other, box) < 1.25 * getDistance(place, box),
    ).length
  // Nor is another dot closer to its middle.
  const countCloser = (place: Place, box: Box) => {
    const middle = toBox({ ...getCenter(box), radius: 0 })
    return places.filter((other) => getDistance(other, middle) < getDistance(place, middle)).length
  }
  const isElsewhere = (place: Place, point: Point) => getArea(point) !== getArea(place)
  const countDoubts = (place: Place, { box, lines }: Label) =>
    weights.secondLine * (lines.length - 1) +
    weights.otherArea * Number(isElsewhere(place, getCenter(box))) +
    weights.rivalDot * countRivals(place, box) +
    weights.closerDot * countCloser(place, box) +
    weights.pointElsewhere * getPoints(box).filter((point) => isElsewhere(place, point)).length +
    weights.water * countWaters(box) +
    weights.nearDot * countNear(place, box, 1) +
    weights.nearerDot * countNear(place, box, 0.5)
  const options = new Map(
    places.map((place) => {
      const taken = [...obstacles, ...places.filter((other) => other !== place).map(toBox)]
      const free = namesOf(place)
        .flatMap((lines) => sidesOf(place).map((side) => labelAt(place, side, lines)))
        .filter(({ box }) => isInside(box, view) && !taken.some((other) => meets(other, box)))
      return [place, free.map((label) => ({ label, doubts: countDoubts(place, label) }))]
    }),
  )
  const getBlockers = (box: Box, ...movers: Place[]) =>
    places.filter((other) => {
      const label = labels.get(other)
      return label && !movers.includes(other) && meets(label.box, box)
    })
  // Runs twice, because a label that moves makes room for others.
  for (const place of [...places, ...places]) {
    const current = labels.get(place)
    if (!current) continue
    const moves = (options.get(place) ?? []).flatMap(({ label, doubts }): Move[] => {
      const [blocker, ...more] = getBlockers(label.box, place)
      if (!blocker) return [{ doubts, moved: [[place, label]] }]
      const blocking = labels.get(blocker)
      if (!blocking || more.length > 0) return []
      return (options.get(blocker) ?? [])
        .filter(({ label: { box } }) => !meets(box, label.box))
        .filter(({ label: { box } }) => getBlockers(box, place, blocker).length === 0)
        .map((aside) => ({
          doubts: doubts + aside.doubts - countDoubts(blocker, blocking),
          moved: [
            [place, label],
            [blocker, aside.label],
          ],
        }))
    })
    const [best] = moves.toSorted((one, other) => one.doubts - other.doubts)
    if (!best || best.doubts >= countDoubts(place, current)) continue
    for (const [mover, label] of best.moved) labels.set(mover, label)
  }
}

/** A name in two lines of similar width; one line for a single word. */
function splitName(name: string): string[] {
  const words = name.split(' ')
  const splits = words.map((_, count) =>
    [words.slice(0, count).join(' '), words.slice(count).join(' ')].filter(Boolean),
  )
  const [best] = splits.toSorted((one, other) => getWidth(one) - getWidth(other))
  return best ?? [name]
}

function getWidth(lines: string[]): number {
  return Math.max(...lines.map(measureText))
}

function labelAt(
  place: Place,
  [east, south]: readonly [number, number],
  lines = [place.name],
): Label {
  const { radius, size } = place
  const [width, height] = [getWidth(lines) * size, (lines.length + 0.1) * size]
  const beside = Math.abs(east) === 1 ? east : 0
  // The dot's edge is closer at a corner.
  const distance = (radius + gap * size) * (beside && south ? 0.6 : 1)
  const x = beside ? beside * distance : (east * width) / 2
  const y = south * distance
  const left = place.x + x - (width * (1 - beside)) / 2
  const top = place.y + y - (height * (1 - south)) / 2
  // Letters extend from 0.75 em above the baseline to 0.2 em below it. A line is 1 em high.
  const baseline = south > 0 ? 0.8 : south < 0 ? 0.75 - lines.length : 0.8 - lines.length / 2
  return {
    lines,
    x,
    y,
    textAnchor: beside > 0 ? 'start' : beside < 0 ? 'end' : undefined,
    dy: `${Number(baseline.toFixed(2))}em`,
    box: { left, top, right: left + width, bottom: top + height },
  }
}

/** The distance from a point to the nearest point of a box. */
export function getDistance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

export function getCenter({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Fifteen points of a box, in three rows. */
function getPoints({ left, top, right, bottom }: Box): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [top, (top + bottom) / 2, bottom].map((y) => ({ x: left + part * (right - left), y })),
  )
}

export function toBox({ x, y, radius }: Point & { radius: number }): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

export function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

export function isInside(box: Box, view: Box): boolean {
  return (
    box.left >= view.left &&
    box.right <= view.right &&
    box.top >= view.top &&
    box.bottom <= view.bottom
  )
}
