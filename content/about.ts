import { areaWords, business } from './business.ts'

/** The company story, a paragraph each. */
export const story = [
  `We fix heating and cooling in the houses around us: brick row houses on Capitol Hill, ramblers in Bowie, split-levels in Wheaton, townhouses in Columbia. Each kind has its own habits. We learned them over ${business.yearsOfExperience} years, one basement and one attic at a time.`,
  'Washington asks a lot of a machine. It has to pull gallons of water out of the air in July and hold a steady 68°F through a freezing January night, often in a closet built for a much smaller one. So we look at the whole house before we name a part: the filter, the ducts, the drain, the thermostat, the rooms that never agree.',
  'Then we tell you what we found, what it costs and what can wait. If the honest answer is a new filter, you get a new filter. When it cannot wait, we come the same day, and for emergencies a person answers the phone 24 hours a day, 7 days a week.',
]

/** The three value cards. */
export const values = [
  {
    icon: 'wrench',
    title: 'Quality Workmanship',
    text: 'Work that is measured, tested and left clean. We run the system with you before we pack up, and show you the old part.',
  },
  {
    icon: 'users',
    title: 'Experienced Team',
    text: `${business.yearsOfExperience} years in the trade, licensed and insured. The technician at your door has met your kind of furnace before.`,
  },
  {
    icon: 'pin',
    title: 'Local Experts',
    text: `We work in ${areaWords.join(' and in ')}. From radiators on Capitol Hill to heat pumps in Clarksville, these are the houses we work in every week.`,
  },
] as const
