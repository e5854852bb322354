import { areaWords, business } from './business.ts'
import { cities } from './cities.ts'

/** The words and choices of the home page. Owner: confirm the promises below before the site goes live. */
export const hero = {
  eyebrow: business.areas.map(({ name }) => name.replace(/ County$/, '')).join(' · '),
  heading: 'No heat? No cooling? Help is on the way.',
  text: "Heating and cooling service for the row houses, ramblers and townhouses of DC and nearby Maryland. Same day for most calls, around the clock when it can't wait.",
}

/** Below the heading of the featured cities. */
export const areaLead = `${cities.length} cities and communities in ${areaWords.join(' and ')}.`

/** The four reasons to trust us, with the name of their icon. Owner: each of them is a promise. */
export const trustPoints = [
  {
    icon: 'clock',
    title: '24/7 Emergency Service',
    text: 'A person answers at two in the morning, on Sundays and on holidays.',
  },
  {
    icon: 'calendar',
    title: 'Same-Day Service',
    text: "Call in the morning and we'll do our best to fix it before evening.",
  },
  {
    icon: 'shield',
    title: 'Licensed & Insured',
    text: 'Every technician who comes into your house is licensed and insured.',
  },
  {
    icon: 'award',
    title: `${business.yearsOfExperience} Years of Experience`,
    text: 'Years of DC summers and Maryland freezes behind every visit.',
  },
] as const

/** Slugs of the six services on the home page. */
export const featuredServices = [
  'ac-repair',
  'heating-repair',
  'ac-installation',
  'furnace-repair',
  'emergency-hvac',
  'maintenance-plans',
] as const

/** Slugs of the six cities on the home page. */
export const featuredCities = [
  'washington-dc',
  'silver-spring-md',
  'bethesda-md',
  'rockville-md',
  'bowie-md',
  'columbia-md',
] as const
