/**
 * The states, territories, and provinces in which each time zone is common, by postal code.
 * https://pe.usps.com/text/pub28/28apb.htm
 * https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/symbols-and-abbreviations.page
 */
const zones = {
  US: {
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
    'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID KS MT ND NE NM OR SD TX UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA ID NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/St_Johns': 'NL',
    'America/Halifax': 'NB NL NS PE QC',
    'America/Toronto': 'NU ON QC',
    'America/Winnipeg': 'MB NU ON',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB BC NT NU SK',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
  },
}

/** @param region a postal code: 'AZ' @returns none if there is no such place */
export function regionZones(region: string): string[] {
  return Object.values(zones).flatMap((country) => zonesIn(country, region))
}

/** The country's code (ISO 3166-1). No state has the code of a province. */
export function regionCountry(region: string): 'US' | 'CA' {
  return zonesIn(zones.CA, region).length > 0 ? 'CA' : 'US'
}

function zonesIn(country: Record<string, string>, region: string): string[] {
  return Object.keys(country).filter((zone) => country[zone]?.split(' ').includes(region))
}

/** Whether coordinates can be in a region. Only Guam and its neighbors are in the east. */
export function isInRegion(region: string, latitude: number, longitude: number): boolean {
  const isWithin = (south: number, north: number, west: number, east: number) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  if (['GU', 'MP'].includes(region)) return isWithin(13, 21, 144, 147)
  if (region === 'AS') return isWithin(-15, -10, -172, -168)
  return isWithin(17, 84, -180, -52)
}
