import { brand, business } from '../../model/records.ts'
import type { Trade } from '../../model/schemas/business.ts'
import { readLogo } from '../../renderer/index.ts'

const root = process.cwd()

/** The owner's logo, if there is one. */
export const headerLogo = await readLogo(root, 'header')
export const ownIcon = await readLogo(root, 'icons')

const flame = 'M20 12c5 6 8 9 8 14a8 8 0 0 1-16 0c0-3 1-5 3-7 0 3 1 4 2 5 2-3 3-7 3-12z'

/** What stands in the house of the sign, by the first trade. */
const marks: Partial<Record<Trade, string>> = {
  heating: flame,
  chimney: flame,
  plumbing: 'M20 12c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z',
  electrical: 'M23 13 12 26h6l-2 9 12-13h-7z',
}

const door = 'M13 37V25q0-7 7-7t7 7v12z'

/** A business without a logo has a sign. */
export const sign = {
  house: 'M20 3 37 17v20H3V17z',
  mark: marks[business.trades[0] ?? 'roofing'] ?? door,
}

/** The sign as an SVG file. @param house and mark: their colors */
export function drawSign(house: string, mark: string = brand.accent): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="${sign.house}" fill="${house}"/><path d="${sign.mark}" fill="${mark}"/></svg>`
}

export const icon = ownIcon?.svg ?? drawSign(brand.main)

/** The icon, and the header's logo if it is another file, by path on the site. */
export const logoFiles: Record<string, string> = {
  '/icon.svg': icon,
  ...(headerLogo && headerLogo.path !== ownIcon?.path && { '/logo.svg': headerLogo.svg }),
}
