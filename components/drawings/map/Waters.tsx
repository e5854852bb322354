import type { MapShapes } from './mapShapes.ts'

/** The rivers and lakes of a map, for styles by class. */
export function Waters({ waters }: Pick<MapShapes, 'waters'>) {
  return waters.map(({ path, isWide, isLake }) => (
    <path key={path} className={isLake ? 'lake' : isWide ? 'river' : 'river narrow'} d={path} />
  ))
}
