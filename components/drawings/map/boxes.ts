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

export function centeredBox({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

export function circleBox(center: Point & { radius: number }): Box {
  return centeredBox(center, 2 * center.radius, 2 * center.radius)
}

export function boundingBox(points: Point[], margin = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  }
}

export function getCorners({ left, top, right, bottom }: Box): Point[] {
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
}

export function getCenter({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function getDistance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

export function nearestPoint({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

export function overlaps(one: Box, other: Box): boolean {
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

/** Whether a point is in a polygon: a ray from it crosses the outline an odd number of times. */
export function isInPolygon({ x, y }: Point, polygon: Point[]): boolean {
  const crossings = polygon.filter((to, index) => {
    const from = polygon.at(index - 1) ?? to
    return (
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    )
  })
  return crossings.length % 2 === 1
}

export function toViewBox({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map(Math.round).join(' ')
}
