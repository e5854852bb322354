import { areaWords } from './business.ts'
import { cities } from './cities.ts'
import { faqItemSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/** The questions of /faq. Owner: confirm the promises in the answers before the site goes live. */
export const faq = defineRecords('content/faq.ts', faqItemSchema, [
  {
    question: 'Do you really answer emergency calls at night?',
    answer: [
      "Yes. Emergency service runs 24 hours a day, 7 days a week, weekends and holidays included. Call and tell us what you see and hear, and we'll tell you what to switch off while a technician is on the way.",
      'If you smell gas, leave at once and touch no switch, phone or flame on the way. Call 911 and your gas utility from well away. If a carbon monoxide alarm sounds, get everyone out, call 911 and stay out. Call us after that.',
    ],
    link: {
      label: 'What to do in an emergency',
      href: '/blog/emergency-hvac-repair-prince-georges-county',
    },
  },
  {
    question: 'Which areas do you serve?',
    answer: [
      `We serve ${areaWords.join(' and ')}: ${cities.length} cities and communities. The page Cities We Serve lists every one by name.`,
      "If your street lies just over a county line, call and ask. You'll get a plain yes or no.",
    ],
    link: { label: 'See every city on the map', href: '/cities-we-serve' },
  },
  {
    question: 'How often should my heating and cooling be serviced?',
    answer: [
      'Twice a year: the air conditioner in spring, the heating in fall. A heat pump works in both seasons, so it needs both visits. Between visits, check the filter every month and replace it every 30–90 days.',
      'A maintenance plan includes the two tune-ups a year, with discounts and priority service when everyone else is calling too.',
    ],
    link: { label: 'What the two visits cover', href: '/blog/how-often-should-you-service-hvac' },
  },
  {
    question: 'Should I repair my old system or replace it?',
    answer: [
      'Look at three things: age, the cost of this repair, and how the last two years went. An air conditioner 10–12 years old or older whose repair costs 50% or more of a new unit is usually better replaced. A younger one with a single worn part is usually worth repairing.',
      "We'll price the repair and the replacement side by side, in writing. The decision stays yours.",
    ],
    link: { label: 'How to decide, with the sum', href: '/blog/when-to-replace-your-hvac-system' },
  },
])
