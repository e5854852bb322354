import type { VFile } from 'vfile'
import { addMessage, didYouMean, recordPath, type TagInText } from '../../renderer/index.ts'
import { getSpot, holdsIn, type Spot } from '../places.ts'
import type { Content } from '../readContent.ts'
import type { Place } from '../schemas/local.ts'

export function checkComponents(file: VFile, content: Content): void {
  const places = [...content.areas, ...content.cities].map(({ slug }) => slug)
  const dangers = content.dangers.dangers.map(({ id }) => id)
  const { phones } = content.business
  const codes = content.coupons.map(({ code }) => code)
  const groups = ['prices', ...content.local.groups.map(({ id }) => id)]
  for (const tag of file.data.components ?? []) {
    const { area, city, code, group, use } = tag.properties
    const reportUnknown = (what: string, name: string, record: string, known: string[]) =>
      addMessage(file, tag.offset, 'components', {
        reason: `There is no ${what} "${name}" in ${recordPath(record)}.`,
        note: `${didYouMean(name, known)}Add it, or write one of: ${known.join(', ')}.`,
      })
    for (const id of dangersOf(tag))
      if (!dangers.includes(id)) reportUnknown('danger', id, 'dangers', dangers)
    if (tag.name === 'LocalFacts' && group && !groups.includes(group))
      reportUnknown('group', group, 'local', groups)
    if (tag.name === 'Coupon' && code && !codes.includes(code))
      reportUnknown('coupon', code, 'coupons', codes)
    const uses = ['emergency', 'text'].filter((use) => phones.some((phone) => phone.use === use))
    if (tag.name === 'Phone' && use && !uses.includes(use)) {
      addMessage(file, tag.offset, 'components', {
        reason: `There is no number for "${use}" in content/business.yaml.`,
        note: `${didYouMean(use, uses)}Add it to "phones", or write <Phone />.`,
      })
    }
    const { what, isMet } = getNeed(tag, content) ?? { isMet: true }
    const place = city ?? area
    // A misspelled place is reported on its own.
    if (isMet || (place && !places.includes(place))) continue
    addMessage(file, tag.offset, 'components', {
      reason: `<${tag.name}> has no records to show${place ? ` for ${place}` : ''}.`,
      note: `Delete it, or add what it shows: ${what}.`,
    })
  }
}

/** The dangers that a tag names. A box may show several. */
function dangersOf({ name: component, properties: { name } }: TagInText): string[] {
  if (!name) return []
  if (component === 'Danger') return name.split(' ').filter(Boolean)
  return component === 'DangerLine' ? [name] : []
}

function getNeed(
  { name: component, properties }: TagInText,
  { local: { utilities, energyPrices, groups }, calculators, cities }: Content,
): { what: string; isMet: boolean } | undefined {
  const { group, name } = properties
  const spot: Spot = getSpot(properties, cities)
  const isShown = (place: Place) => holdsIn(place, spot)
  if (component === 'LocalNumbers') {
    const isMet = utilities.some(({ electricity = [], gas = [] }) =>
      [...electricity, ...gas].some(isShown),
    )
    return { what: '"utilities" in content/local.yaml', isMet }
  }
  if (component === 'LocalFacts') {
    const known = groups.find(({ id }) => id === group)
    if (!known && group !== 'prices') return undefined
    const { rows = '' } = properties
    const entries: (Place & { label: string })[] = known
      ? [...known.entries, ...(rows ? [] : (known.advice ?? []))]
      : energyPrices
    const isMet = entries.some((entry) => isShown(entry) && entry.label.includes(rows))
    const labels = rows && ` with "${rows}" in the label`
    return { what: `"${known ? group : 'energyPrices'}" in content/local.yaml${labels}`, isMet }
  }
  if (component !== 'Calculator') return undefined
  const what = 'content/calculators.yaml'
  if (name === 'thermostat-payback') return { what, isMet: calculators !== undefined }
  if (name === 'repair-or-replace')
    return { what: `"lifetimes" in ${what}`, isMet: calculators?.lifetimes !== undefined }
  const hasPrice = energyPrices.some(
    ({ energy, isPartial }) => energy === 'electricity' && !isPartial,
  )
  return {
    what: `a price of electricity in content/local.yaml, and ${what}`,
    isMet: hasPrice && calculators !== undefined,
  }
}
