import { areaWords } from './business.ts'
import { cities } from './cities.ts'
import { faqItemSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/** The questions of /faq. */
export const faq = defineRecords('content/faq.ts', faqItemSchema, [
  {
    question: 'Do you really answer emergency calls at night?',
    answer: [
      'Yes. Emergency service runs 24 hours a day, 7 days a week, weekends and holidays included. Call, tell us what you see, hear or smell, and we tell you what to switch off while a technician is on the way.',
      'If you smell gas, leave first, then call 911 or your gas utility from outside. If a carbon monoxide alarm sounds, get everyone out and call 911. Call us after that.',
    ],
  },
  {
    question: 'Which areas do you serve?',
    answer: [
      `We serve ${areaWords.join(' and ')}: ${cities.length} cities and communities from Oxon Hill to Germantown and Ellicott City. The page Cities We Serve lists every one by name.`,
      'If your street lies just over a county line, call and ask. You get a plain yes or no.',
    ],
  },
  {
    question: 'How often should my heating and cooling be serviced?',
    answer: [
      'Twice a year: the air conditioner in spring, the heating in fall. A heat pump works in both seasons, so it needs both visits. Between visits, check the filter every month and replace it every 30–90 days.',
      'A maintenance plan includes the two tune-ups a year, with discounts and priority service when everyone else is calling too.',
    ],
  },
  {
    question: 'Should I repair my old system or replace it?',
    answer: [
      'Look at three things: age, the cost of this repair, and how the last two years went. An air conditioner 10–12 years old or older whose repair costs 50% or more of a new unit is usually better replaced. A younger one with a single worn part is usually worth repairing.',
      'We give you the repair price and the replacement price side by side, in writing, and the decision stays yours.',
    ],
  },
])
