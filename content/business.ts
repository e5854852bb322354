import { areasInWords } from './model/areasInWords.ts'
import { businessSchema } from './model/schema.ts'
import { defineRecord } from './model/validate.ts'

/** The business. Every page, feed and structured record reads its facts from here. */
export const business = defineRecord('content/business.ts', businessSchema, {
  name: 'Potomac Home Comfort',
  tagline: 'Expert Heating & Cooling',
  phone: '(202) 555-0147',
  email: 'service@example.com',
  url: 'https://www.example.com',
  // Owner: confirm the years, the hours and the rating before the site goes live.
  yearsOfExperience: '20+',
  licenses: [],
  hours: [
    {
      label: 'Monday–Friday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '20:00',
    },
    { label: 'Saturday–Sunday', days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
  ],
  rating: { value: 4.9, count: 287 },
  priceRange: '$$',
  location: { city: 'Washington', region: 'DC', latitude: 38.90719, longitude: -77.03687 },
  areas: [
    { slug: 'dc', name: 'Washington DC' },
    { slug: 'prince-georges', name: "Prince George's County", state: 'Maryland' },
    { slug: 'montgomery', name: 'Montgomery County', state: 'Maryland' },
    { slug: 'howard', name: 'Howard County', state: 'Maryland' },
  ],
  copyrightYear: 2025,
})

/** The areas for sentences: 'Washington DC' and "Prince George's, Montgomery and Howard counties". */
export const areaWords = areasInWords(business.areas)

/** Target of a call link: the number in E.164 form (RFC 3966). */
export const phoneHref = `tel:+1${business.phone.replace(/\D/g, '')}`

/** Target of a letter link (RFC 6068). */
export const emailHref = `mailto:${business.email}`
