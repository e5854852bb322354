import { expect, test } from 'vitest'
import { cityPositions } from '../../components/drawings/cityPositions.ts'

// A dot is the center of a target of 24 px on a map of 320 px (WCAG 2.5.8): 36 of its 480 units.
test('no two cities on the map are too close to tap', () => {
  const places = Object.entries(cityPositions)
  const close = places.flatMap(([slug, { x, y }], index) =>
    places
      .slice(index + 1)
      .filter(([, other]) => Math.hypot(other.x - x, other.y - y) < 36)
      .map(([other]) => `${slug} and ${other}`),
  )
  expect(close).toEqual([])
})
