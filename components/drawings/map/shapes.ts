import { map } from '../../../model/records.ts'
import { projectMap } from './mapShapes.ts'

/** The business's map; undefined if it has none. */
export const shapes = map && projectMap(map)

/** Whether pages show a map. Without one, they show lists instead. */
export const hasMap = shapes !== undefined && shapes.cities.size > 1
