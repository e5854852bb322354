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
    'America/Adak': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/St_Johns': 'NL',
    'America/Halifax': 'NB NL NS PE QC',
    'America/Blanc-Sablon': 'QC',
    'America/Toronto': 'NU ON QC',
    'America/Atikokan': 'NU ON',
    'America/Winnipeg': 'MB NU ON',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB BC NT NU SK',
    'America/Vancouver': 'BC',
    'America/Dawson_Creek': 'BC',
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

/**
 * Whole degrees around each region: south, north, west, east. Of Alaska, without the last islands.
 * https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html
 * https://www150.statcan.gc.ca/n1/en/catalogue/92-160-X
 */
const bounds = new Map(
  `AK 51 72 -180 -129, AL 30 36 -89 -84, AR 33 37 -95 -89, AS -15 -10 -172 -168, AZ 31 38 -115 -109,
  CA 32 43 -125 -114, CO 36 42 -110 -102, CT 40 43 -74 -71, DC 38 39 -78 -76, DE 38 40 -76 -75,
  FL 24 32 -88 -79, GA 30 36 -86 -80, GU 13 14 144 145, HI 18 23 -161 -154, IA 40 44 -97 -90,
  ID 41 50 -118 -111, IL 36 43 -92 -87, IN 37 42 -89 -84, KS 36 41 -103 -94, KY 36 40 -90 -81,
  LA 28 34 -95 -88, MA 41 43 -74 -69, MD 37 40 -80 -75, ME 42 48 -72 -66, MI 41 49 -91 -82,
  MN 43 50 -98 -89, MO 35 41 -96 -89, MP 14 21 144 147, MS 30 36 -92 -88, MT 44 50 -117 -104,
  NC 33 37 -85 -75, ND 45 50 -105 -96, NE 39 44 -105 -95, NH 42 46 -73 -70, NJ 38 42 -76 -73,
  NM 31 38 -110 -103, NV 34 43 -121 -114, NY 40 46 -80 -71, OH 38 43 -85 -80, OK 33 38 -104 -94,
  OR 41 47 -125 -116, PA 39 43 -81 -74, PR 17 19 -68 -65, RI 41 43 -72 -71, SC 32 36 -84 -78,
  SD 42 46 -105 -96, TN 34 37 -91 -81, TX 25 37 -107 -93, UT 36 43 -115 -109, VA 36 40 -84 -75,
  VI 17 19 -66 -64, VT 42 46 -74 -71, WA 45 50 -125 -116, WI 42 48 -93 -86, WV 37 41 -83 -77,
  WY 40 46 -112 -104, AB 48 61 -121 -109, BC 48 61 -140 -114, MB 48 61 -103 -88, NB 44 49 -70 -63,
  NL 46 61 -68 -52, NS 43 48 -67 -59, NT 59 79 -137 -101, NU 51 84 -122 -61, ON 41 57 -96 -74,
  PE 45 48 -65 -61, QC 44 63 -80 -57, SK 48 61 -111 -101, YT 59 70 -142 -123`
    .split(',')
    .map((row) => {
      const [region = '', ...degrees] = row.trim().split(' ')
      return [region, degrees.map(Number)]
    }),
)

/** Whether coordinates can be in a region. */
export function isInRegion(region: string, latitude: number, longitude: number): boolean {
  const [south = 0, north = 0, west = 0, east = 0] = bounds.get(region) ?? []
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
