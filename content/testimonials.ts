import { testimonialSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/**
 * Customers' own words, shown on /reviews and the home page. Owner: these are samples; put your
 * customers' words in their place and delete `sample`. Until then, no site is built for your address.
 */
export const testimonials = defineRecords('content/testimonials.ts', testimonialSchema, [
  {
    name: 'Denise M.',
    location: 'Silver Spring, MD',
    rating: 5,
    sample: true,
    comment:
      'Our furnace quit on the coldest night of January. I called at ten, a technician was in the basement before midnight, and he showed me the cracked igniter before he replaced it. The house was warm by the time the kids woke up.',
  },
  {
    name: 'Marcus T.',
    location: 'Washington, DC',
    rating: 5,
    sample: true,
    comment:
      'The top floor of our row house never cooled. Two other companies wanted to sell us a bigger unit. This crew found a crushed duct behind a closet wall, fixed it the same day, and told us the air conditioner we had was fine.',
  },
  {
    name: 'Priya R.',
    location: 'Columbia, MD',
    rating: 5,
    sample: true,
    comment:
      'They put in a new AC and walked me through every line of the quote first. They wore shoe covers, were done when they said they would be, and came back in the fall to check the furnace without my having to chase anyone.',
  },
])
