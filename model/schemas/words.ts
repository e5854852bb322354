import { z } from 'zod'

/** A text of the site's interface. Its placeholders are those that another text must have. */
function words(standard: string, description?: string) {
  const limit = Math.max(40, 2 * standard.length)
  const schema = z.string().min(1).max(limit)
  return schema.meta({ standard, ...(description && { description }) }).default(standard)
}

/** Texts that depend on {count}. */
function counted(one: string, other: string) {
  return group({ one: words(one), other: words(other) })
}

function group<Fields extends z.ZodRawShape>(fields: Fields) {
  // Each field has a default.
  return z.strictObject(fields).prefault({} as z.input<z.ZodObject<Fields>>)
}

export const wordsSchema = group({
  locale: z
    .string()
    .regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'Write a language and a country, as in en-US.')
    .default('en-US')
    .meta({ verbatim: true, description: 'How numbers, prices, dates, and times are written.' }),
  home: group({
    notOnTheList: words('Not on the list? Call {phone}.', 'Below the symptoms.'),
    stepByStep: words('{symptom}, step by step', 'The link to an article about a symptom.'),
    callIf: words('Call if', 'Begins the sentence that says when to call about a symptom.'),
    trust: words('Why homeowners call us', 'For screen readers: above the four promises.'),
    allServices: words('View All Services'),
    sampleReviews: words('Sample reviews'),
    reviews: words('What our customers say'),
    moreReviews: words('Read more reviews'),
    cities: words('Where we work'),
    allCities: words('View All Cities'),
    coupons: words('Money off your bill'),
    allCoupons: words('See all coupons'),
  }),
  city: group({
    work: words('Our work in {city}'),
    services: words('Services'),
    homes: words('Typical homes'),
    nearby: words('Nearby'),
    advice: words('Advice for {area}', 'Above articles.'),
  }),
  rating: group({
    outOf: counted('out of 5 from {count} review', 'out of 5 from {count} reviews'),
    source: words('on {source}', 'Follows the number of reviews.'),
    sample: words('Sample rating, not from customers', 'Next to a rating without a source.'),
  }),
}).describe(
  'The words of buttons, headings, and messages on all pages. Write only those that you change. Keep what is in {braces}: the page replaces it.',
)
