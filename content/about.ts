import { business } from './business.ts'

/** The company story, a paragraph each. Owner: confirm its promises before the site goes live. */
export const story = [
  `We fix heating and cooling in the houses around us: brick row houses on Capitol Hill, ramblers in Bowie, split-levels in Wheaton, townhouses in Columbia. Each kind has its own habits. We learned them in ${business.yearsOfExperience} years of basements and attics.`,
  'The weather here asks a lot of a machine. It has to pull gallons of water out of the air in July and hold a steady 68°F through a freezing January night, often in a closet built for a much smaller one. We look at the whole house before we name a part: the filter, the ducts, the drain, the thermostat, the rooms that never agree.',
  "Then we tell you what we found, what it costs and what can wait. If the answer is a new filter, you get a new filter. When it can't wait, we come the same day. In an emergency, a person answers the phone 24 hours a day, 7 days a week.",
]

/** The three value cards. Owner: confirm their promises before the site goes live. */
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
    text: "We work in DC and in Prince George's, Montgomery and Howard counties. From radiators on Capitol Hill to heat pumps in Clarksville, these are the houses we see every week.",
  },
] as const

/** What happens on a visit, a step each: the drawings of the page follow this order. */
export const visit = [
  { title: 'You call', text: 'Tell us what you see, hear or smell, and what the house is like.' },
  { title: 'We drive over', text: 'You know when, and who is coming.' },
  { title: 'We look and measure', text: 'The whole system, not only the part that stopped.' },
  { title: 'You get a price', text: 'In words and figures, before any work begins.' },
  { title: 'We fix and test', text: 'You see it run, and the room gets comfortable again.' },
] as const
