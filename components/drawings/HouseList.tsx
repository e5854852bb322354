import type { House } from '../../content/model/schemas/cities.ts'
import { DrawnList } from './DrawnList.tsx'

interface HouseListProps {
  houses: House[]
  /** Whether something stands next to them on wide screens. */
  isNarrow?: boolean
}

/** Kinds of house, each with its drawing and what to know about it. */
export function HouseList({ houses, isNarrow }: HouseListProps) {
  const items = houses.map(({ drawing, name, text }) => ({
    drawing: `houses/${drawing}` as const,
    title: name,
    text,
  }))
  return <DrawnList items={items} isNarrow={isNarrow} isLarge />
}
