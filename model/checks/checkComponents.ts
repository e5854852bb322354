import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import type { Content } from '../readContent.ts'

type ShowsArea = (area: string) => boolean

/** What a component shows, and whether the records have it for some area. */
type Need = [what: string, has: (content: Content, shows: ShowsArea) => boolean]

const energy: Need = [
  'a price of electricity in content/local.yaml, and content/calculators.yaml',
  ({ local, calculators }) =>
    calculators !== undefined &&
    local.energyPrices.some(({ energy, isPartial }) => energy === 'electricity' && !isPartial),
]

/** What components need to show anything. */
const needs: Record<string, Need> = {
  AcSymptomChart: ['content/acSymptoms.yaml', ({ acSymptoms = [] }) => acSymptoms.length > 0],
  CarbonMonoxideRules: [
    '"alarmRules" in content/local.yaml',
    ({ local }, shows) => local.alarmRules.some(({ areas }) => areas.some(shows)),
  ],
  ClimateFigures: ['"climate" in content/local.yaml', ({ local }) => local.climate !== undefined],
  CoolingCost: energy,
  EnergyPrices: [
    '"energyPrices" in content/local.yaml',
    ({ local }) => local.energyPrices.length > 0,
  ],
  FuelCost: energy,
  LocalNumbers: [
    '"utilities" in content/local.yaml',
    ({ local }, shows) =>
      local.utilities.some(({ electricity = [], gas = [] }) =>
        [...electricity, ...gas].some(({ area }) => shows(area)),
      ),
  ],
  PermitOffices: [
    '"offices" in content/local.yaml',
    ({ local }, shows) => local.offices.some(({ areas }) => areas.some(shows)),
  ],
  RadonRules: ['"radonRules" in content/local.yaml', ({ local }) => local.radonRules.length > 0],
  RentalRules: [
    '"rentalRules" in content/local.yaml',
    ({ local }, shows) => local.rentalRules.some(({ areas }) => areas.some(shows)),
  ],
  ThermostatPayback: ['content/calculators.yaml', ({ calculators }) => calculators !== undefined],
}

/** Checks that the records have what the components in a document show. */
export function checkComponents(file: VFile, content: Content): void {
  const areas = content.areas.map(({ slug }) => slug)
  for (const { name, area, offset } of file.data.components ?? []) {
    const [what, has] = needs[name] ?? []
    // A misspelled area is reported on its own.
    if (!what || !has || (area && !areas.includes(area))) continue
    if (has(content, (other) => !area || other === area)) continue
    addMessage(file, offset, 'components', {
      reason: `<${name}> has no records to show${area ? ` for ${area}` : ''}.`,
      note: `Delete it, or add what it shows: ${what}.`,
    })
  }
}
