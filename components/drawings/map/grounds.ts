import { areas, getOwnCity } from '../../../model/records.ts'

/** The colors of the ground on the map, by class. */
export const grounds = {
  outside: '{colors.bg.sunken}',
  city: '{colors.bg.raised}',
  warm: '{colors.ground.warm}',
  pale: '{colors.ground.pale}',
  deep: '{colors.ground.deep}',
}

/** Counties have these in turn. */
const tints = ['warm', 'pale', 'deep'] as const

/** The class of an area, and of labels on it: their halo has the color of the ground. */
export function groundOf(slug: string | undefined): keyof typeof grounds {
  if (!slug) return 'outside'
  const index = areas.filter((area) => !getOwnCity(area)).findIndex((area) => area.slug === slug)
  return tints[index % tints.length] ?? 'city'
}
