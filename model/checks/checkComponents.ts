import type { VFile } from 'vfile'
import { addMessage, didYouMean, type TagInText } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'

export function checkComponents(file: VFile, content: Content): void {
  const areas = content.areas.map(({ slug }) => slug)
  const groups = ['prices', ...content.local.groups.map(({ id }) => id)]
  for (const tag of file.data.components ?? []) {
    const { area, group } = tag.properties
    if (tag.name === 'LocalFacts' && group && !groups.includes(group)) {
      addMessage(file, tag.offset, 'components', {
        reason: `There is no group "${group}" in content/local.yaml.`,
        note: `${didYouMean(group, groups)}Add it, or write one of: ${groups.join(', ')}.`,
      })
    }
    const { what, isMet } = getNeed(tag, content) ?? { isMet: true }
    // A misspelled area is reported on its own.
    if (isMet || (area && !areas.includes(area))) continue
    addMessage(file, tag.offset, 'components', {
      reason: `<${tag.name}> has no records to show${area ? ` for ${area}` : ''}.`,
      note: `Delete it, or add what it shows: ${what}.`,
    })
  }
}

function getNeed(
  { name: component, properties: { area, group, name, rows = '' } }: TagInText,
  { local: { utilities, energyPrices, groups }, calculators }: Content,
): { what: string; isMet: boolean } | undefined {
  const isShown = (slug: string) => !area || slug === area
  if (component === 'LocalNumbers') {
    const isMet = utilities.some(({ electricity = [], gas = [] }) =>
      [...electricity, ...gas].some(({ area }) => isShown(area)),
    )
    return { what: '"utilities" in content/local.yaml', isMet }
  }
  if (component === 'LocalFacts') {
    const known = groups.find(({ id }) => id === group)
    if (!known && group !== 'prices') return undefined
    const entries: { areas: string[]; label: string }[] = known?.entries ?? energyPrices
    const isMet = entries.some(({ areas, label }) => areas.some(isShown) && label.includes(rows))
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
