import type { AdministrativeArea } from 'schema-dts'
import { business } from '../../../content/business.ts'

/** The areas served. https://schema.org/areaServed */
export function areaNodes(): AdministrativeArea[] {
  return business.areas.map(({ slug, name }) => ({
    ...areaNode(name),
    // Other states have a Montgomery and a Howard County too.
    ...(slug !== 'dc' && { containedInPlace: { '@type': 'State', name: 'Maryland' } }),
  }))
}

/** @param name unique: the area's, or the label of a city */
export function areaNode(name: string): AdministrativeArea & object {
  return { '@type': 'AdministrativeArea', name }
}
