import { climateSchema, factSchema, utilitySchema } from './model/localSchema.ts'
import type { Source } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

const file = 'content/local.ts'

/** The day on which every source below was last read. Look again each fall, and change it. */
const checked = '2026-11-22'

function source(publisher: string, title: string, url: string): Source {
  return { publisher, title, url, checked }
}

const dcPsc = source(
  'DC Public Service Commission',
  'Electric and natural gas',
  'https://dcpsc.org',
)
const marylandPsc = source(
  'Maryland Public Service Commission',
  'Utilities and outage numbers',
  'https://www.psc.state.md.us',
)
const peoplesCounsel = source(
  'Maryland Office of People’s Counsel',
  'Utility Rates and Basics',
  'https://opc.maryland.gov/Consumer-Learning/Utility-Rates-and-Basics/Pepco',
)
const emergencyManagement = source(
  'Maryland Department of Emergency Management',
  'Power Outages',
  'https://mdem.maryland.gov/Pages/Power-Outages.aspx',
)

const outage = 'Power out, wire down'
const gasLeak = 'Gas leak'

/** Who delivers electricity and gas, and their emergency numbers. */
export const utilities = defineRecords(file, utilitySchema, [
  {
    name: 'Washington Gas',
    gas: {
      dc: 'all of DC',
      'prince-georges': 'Prince George’s County',
      montgomery: 'Montgomery County',
    },
    emergencies: [{ label: gasLeak, phones: ['844-927-4427'] }],
    sources: [
      dcPsc,
      peoplesCounsel,
      source('Washington Gas', 'Natural gas emergencies', 'https://www.washingtongas.com'),
    ],
  },
  {
    name: 'BGE',
    gas: {
      'prince-georges': 'parts of Prince George’s',
      montgomery: 'parts of Montgomery',
      howard: 'most of Howard County',
    },
    electricity: {
      'prince-georges': 'parts of northern Prince George’s',
      montgomery: 'small parts of eastern Montgomery',
      howard: 'most of Howard County',
    },
    emergencies: [
      { label: gasLeak, phones: ['877-778-7798', '800-685-0123'] },
      { label: outage, phones: ['877-778-2222'] },
    ],
    sources: [
      peoplesCounsel,
      source('BGE', 'Gas leaks, outages and downed wires', 'https://www.bge.com'),
    ],
  },
  {
    name: 'Pepco',
    electricity: {
      dc: 'all of DC',
      'prince-georges': 'most of Prince George’s County',
      montgomery: 'most of Montgomery County',
    },
    emergencies: [{ label: outage, phones: ['877-737-2662'] }],
    sources: [dcPsc, peoplesCounsel, emergencyManagement],
  },
  {
    name: 'SMECO',
    electricity: { 'prince-georges': 'parts of southern Prince George’s' },
    emergencies: [{ label: outage, phones: ['877-747-6326'] }],
    sources: [
      peoplesCounsel,
      source('SMECO', 'Storm center and outages', 'https://www.smeco.coop'),
    ],
  },
  {
    name: 'Potomac Edison',
    electricity: {
      montgomery: 'parts of northern and western Montgomery',
      howard: 'a small part of western Howard',
    },
    emergencies: [{ label: outage, phones: ['888-544-4877'] }],
    sources: [peoplesCounsel, marylandPsc],
  },
])

const wssc = source(
  'WSSC Water',
  'Gas Inspection Requirements',
  'https://www.wsscwater.com/work-us/plumbing-and-inspections/inspections/gas-inspection-requirements',
)
const montgomeryDps = source(
  'Montgomery County DPS',
  'Residential Mechanical Permit',
  'https://montgomerycountymd.gov/DPS/Process/combuild/residential-mechanical.html',
)
const dob = source(
  'DC Department of Buildings',
  'Postcard permits',
  'https://dob.dc.gov/node/1616046',
)
const dlcp = source(
  'DC Department of Licensing and Consumer Protection',
  'Board of Industrial Trades',
  'https://dlcp.dc.gov',
)
const dpie = source(
  'Prince George’s County DPIE',
  'Permitting, Inspections and Enforcement',
  'https://www.princegeorgescountymd.gov/departments-offices/permitting-inspections-and-enforcement',
)
const dilp = source(
  'Howard County DILP',
  'Inspections, Licenses and Permits',
  'https://www.howardcountymd.gov/inspections-licenses-permits',
)
const hvacrBoard = source(
  'Maryland Board of HVACR Contractors',
  'Do not hire an unlicensed contractor',
  'https://www.dllr.state.md.us/license/hvacr/hvacrnolic.shtml',
)

/** Where permits and licenses come from. Each name links to the first source. */
export const offices = defineRecords(file, factSchema, [
  {
    label: 'DC Department of Buildings (DOB)',
    areas: ['dc'],
    fact: 'Permits to install or replace heating, cooling, gas, plumbing and electrical systems. Simple jobs use an online postcard permit. In a historic district, ask whether the outdoor unit needs a review.',
    sources: [dob],
  },
  {
    label: 'DC Department of Licensing and Consumer Protection (DLCP)',
    areas: ['dc'],
    fact: 'Licenses. Air conditioning work needs a DC Refrigeration and Air Conditioning Mechanic license. A Maryland license alone is not valid in DC.',
    sources: [dlcp],
  },
  {
    label: 'Prince George’s County DPIE',
    areas: ['prince-georges'],
    fact: 'Mechanical and electrical permits, through its online system Momentum. Ask DPIE what a like-for-like swap needs. In Laurel, ask the city first.',
    sources: [dpie],
  },
  {
    label: 'Montgomery County Department of Permitting Services (DPS)',
    areas: ['montgomery'],
    fact: 'A mechanical permit to install or replace a furnace, boiler, heat pump or air conditioner. None for a part inside a unit, such as a compressor or a burner. Rockville, Gaithersburg and some other cities run their own permits: ask the city first.',
    sources: [montgomeryDps],
  },
  {
    label: 'WSSC Water',
    areas: ['prince-georges', 'montgomery'],
    fact: 'The gas permit, also to replace a furnace or a gas water heater. A gasfitter with a WSSC license applies, and an inspection follows within 10 business days.',
    sources: [wssc],
  },
  {
    label: 'Howard County DILP',
    areas: ['howard'],
    phone: '410-313-2455',
    fact: 'Building, mechanical, plumbing and electrical permits. Ask DILP which of them a replacement needs:',
    sources: [dilp],
  },
  {
    label: 'Maryland Board of HVACR Contractors',
    areas: ['prince-georges', 'montgomery', 'howard'],
    fact: 'State licenses. Everyone who does heating or cooling work in Maryland needs one, and a DC license alone is not valid. The Department of Labor’s public query looks a license up.',
    sources: [hvacrBoard],
  },
])

const dcHousingCode = source(
  'DC Municipal Regulations',
  'Housing code: heating, 14 DCMR 501',
  'https://www.dcregs.dc.gov',
)
const dcAttorneyGeneral = source(
  'DC Attorney General',
  'Tenant alert: You have a right to stay warm',
  'https://oag.dc.gov/release/tenant-alert-you-have-right-stay-warm-your',
)
const tenantAdvocate = source(
  'DC Office of the Tenant Advocate',
  'Summer housing code protections',
  'https://ota.dc.gov/page/summer-housing-code-protections',
)
const dhca = source(
  'Montgomery County DHCA',
  'Air conditioning in rentals, Bill 24-19',
  'https://www2.montgomerycountymd.gov/mcgportalapps/Announcement_Detail.aspx?Item_ID=414',
)
const montgomeryCouncil = source(
  'Montgomery County Council',
  'Air conditioning enacted; heat of 68°F',
  'https://www2.montgomerycountymd.gov/mcgportalapps/Press_Detail.aspx?Dept=1&Item_ID=23902',
)

/** What a landlord owes in heat and cooling. */
export const rentalRules = defineRecords(file, factSchema, [
  {
    label: 'DC, heat',
    areas: ['dc'],
    fact: 'Where the tenant does not control it: at least 68°F from 6:30 a.m. to 11 p.m. and 65°F overnight, October 1 to May 1. The equipment must be able to hold 70°F.',
    sources: [dcHousingCode, dcAttorneyGeneral],
  },
  {
    label: 'DC, cooling',
    areas: ['dc'],
    fact: 'A landlord need not supply it. Where one does, it must work and be inspected each year between September 1 and May 1. Check the current dates and temperatures with the Office of the Tenant Advocate.',
    sources: [tenantAdvocate],
  },
  {
    label: 'Prince George’s',
    areas: ['prince-georges'],
    fact: 'DPIE enforces the county’s housing code, which follows the International Property Maintenance Code with local changes. Ask DPIE for the temperatures.',
    sources: [dpie],
  },
  {
    label: 'Montgomery, heat',
    areas: ['montgomery'],
    fact: 'The heating must be able to hold 68°F.',
    sources: [montgomeryCouncil],
  },
  {
    label: 'Montgomery, cooling',
    areas: ['montgomery'],
    fact: 'Townhouses and multifamily rentals must have air conditioning that can hold 80°F or less from June to September. Detached houses and National Register sites are exempt. A 2026 bill would start in mid-May: ask DHCA, 311 or',
    phone: '240-777-0311',
    sources: [dhca],
  },
  {
    label: 'Howard',
    areas: ['howard'],
    fact: 'A rental must be licensed and meet the county’s property maintenance code. Ask DILP for the temperatures.',
    sources: [dilp],
  },
])

const epaRadon = source('US EPA', 'Radon', 'https://www.epa.gov/radon')
const montgomeryRadon = source(
  'Montgomery County',
  'County Code section 40-13C, radon test before a sale',
  'https://www.montgomerycountymd.gov',
)

/** Radon: what EPA advises, and what a sale asks for. */
export const radonRules = defineRecords(file, factSchema, [
  {
    label: 'Every home',
    areas: ['dc', 'prince-georges', 'montgomery', 'howard'],
    fact: 'EPA advises a test whatever the zone. Fix the home at 4 pCi/L or more, and consider it between 2 and 4. No level is known to be safe.',
    sources: [epaRadon],
  },
  {
    label: 'Montgomery and Howard',
    areas: ['montgomery', 'howard'],
    fact: 'Both are in EPA’s Zone 1, where the highest levels are expected.',
    sources: [epaRadon],
  },
  {
    label: 'Selling a house in Montgomery',
    areas: ['montgomery'],
    fact: 'A single-family house needs a radon test less than a year before settlement; condos and co-ops do not. The seller tests or lets the buyer test, and both get the result. Above 4 pCi/L it comes with an estimate to reduce it. A few municipalities differ.',
    sources: [montgomeryRadon],
  },
])

const nws = source(
  'National Weather Service Baltimore/Washington',
  'Daily and monthly climate reports',
  'https://www.weather.gov/lwx/',
)
const normals = source(
  'NOAA',
  'US Climate Normals 1991–2020',
  'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
)
const gang = source(
  'Washington Post Capital Weather Gang',
  'First and last freeze dates',
  'https://www.washingtonpost.com/weather/',
)
const acca = source('ACCA', 'Manual J residential load calculation', 'https://www.acca.org')

/** The climate that systems here are sized for. */
export const climate = defineRecords(file, climateSchema, [
  {
    label: 'Cooling degree days a year',
    city: '1,737',
    suburbs: '1,322',
    sources: [nws],
  },
  {
    label: 'Heating degree days a year',
    city: 'about 3,800',
    suburbs: 'about 4,500',
    sources: [nws],
  },
  {
    label: 'Normal January high and low',
    city: '44 and 30°F',
    suburbs: '43 and 25°F',
    sources: [normals, nws],
  },
  {
    label: 'Winter day to size for',
    city: 'about 20°F',
    suburbs: 'mid to upper teens',
    sources: [acca],
  },
  {
    label: 'Summer day to size for',
    city: 'about 92°F',
    suburbs: 'low 90s',
    sources: [acca],
  },
  {
    label: 'First freeze',
    city: 'mid to late November',
    suburbs: 'from mid-October',
    sources: [gang],
  },
  {
    label: 'Last freeze',
    city: 'late March',
    suburbs: 'mid to late April',
    sources: [gang],
  },
])
