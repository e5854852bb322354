import { expect, test } from 'vitest'
import {
  about,
  allCoupons,
  business,
  faq,
  home,
  navigation,
  testimonials,
} from '../../model/records.ts'
import { builtPage, builtPages, getLinks, getMain, getText } from '../support/builtSite.ts'

test('the header has the specified wording', () => {
  expect(business.tagline).toBe('Expert Heating & Cooling')
  const header = getText(builtPage('/').document.querySelector('header'))
  expect(header).toContain('24/7 Emergency HVAC')
})

test('the navigation has the specified links', () => {
  expect([...navigation.main, navigation.schedule].map(toText)).toEqual([
    'Home /',
    'About /about',
    'Services /services',
    'Cities We Serve /cities-we-serve',
    'Blog /blog',
    'Reviews /reviews',
    'Coupons /coupons',
    'Contact /contact',
    'Schedule Service /contact',
  ])
})

test('the footer has the specified columns and bottom row', () => {
  const footer = builtPage('/').document.querySelector('footer')
  expect(footer?.querySelectorAll('h2').map(getText)).toEqual([
    business.name,
    'Our Services',
    'Service Areas',
    'Business Hours',
  ])
  expect(navigation.footer.services.map(toText)).toEqual([
    'AC Repair /services/ac-repair',
    'AC Installation /services/ac-installation',
    'Heating Repair /services/heating-repair',
    'Furnace Repair /services/furnace-repair',
    'Emergency HVAC /services/emergency-hvac',
    'Maintenance Plans /services/maintenance-plans',
  ])
  expect(navigation.footer.cities.map(toText)).toEqual([
    'Washington DC /cities/washington-dc',
    'Silver Spring /cities/silver-spring-md',
    'Bethesda /cities/bethesda-md',
    'Rockville /cities/rockville-md',
    'Columbia /cities/columbia-md',
    'View All Cities /cities-we-serve',
  ])
  expect(navigation.footer.bottom.map(toText).toSorted()).toEqual([
    'Blog /blog',
    'Coupons /coupons',
    'FAQ /faq',
    'Reviews /reviews',
  ])
  expect(getText(footer?.querySelector('dl'))).toBe(
    'Monday–Friday7:00 AM–8:00 PMSaturday–Sunday8:00 AM–6:00 PMEmergency24/7',
  )
  expect(getText(footer)).toContain('© 2025')
})

test('the home page has the specified calls to action and reasons', () => {
  expect(getLinks(getMain('/'))).toEqual(
    expect.arrayContaining([
      'Schedule Service Now /contact',
      'View All Services /services',
      'View All Cities /cities-we-serve',
    ]),
  )
  expect(home.featuredServices).toEqual([
    'ac-repair',
    'heating-repair',
    'ac-installation',
    'furnace-repair',
    'emergency-hvac',
    'maintenance-plans',
  ])
  expect(home.featuredCities).toHaveLength(6)
  const reasons = home.trustPoints.map(({ title }) => title).join()
  for (const claim of ['24/7 Emergency', 'Same-Day', 'Licensed & Insured', '20+ Years']) {
    expect(reasons).toContain(claim)
  }
  expect(business.rating).toEqual({ value: 4.9, count: 287 })
})

test('the contact form has the specified labels, types, and placeholders', () => {
  const form = getMain('/contact').querySelector('form')
  const fields = form?.querySelectorAll(':is(input, textarea)[placeholder]').map((field) => ({
    label: getText(field.closest('label') ?? form.querySelector(`label[for="${field.id}"]`)),
    type: field.getAttribute('type') ?? 'multi-line',
    placeholder: field.getAttribute('placeholder'),
  }))
  expect(fields).toMatchObject([
    { label: expect.stringMatching(/^Full name/), type: 'text', placeholder: expect.anything() },
    { label: expect.stringMatching(/^Phone number/), type: 'tel', placeholder: '(123) 456-7890' },
    { label: expect.stringMatching(/^Email address/), type: 'email', placeholder: business.email },
    {
      label: expect.stringMatching(/^How can we help you\?/),
      type: 'multi-line',
      placeholder: 'Describe your HVAC issue...',
    },
  ])
  expect(getText(form?.querySelector('[type=submit]'))).toBe('Send Request')
})

test('the site has three values, testimonials with five stars, and coupons, and four questions', () => {
  const titles = ['Quality Workmanship', 'Experienced Team', 'Local Experts']
  expect(about.values.map(({ title }) => title)).toEqual(titles)
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
  expect(allCoupons.map(({ code, title }) => `${code} ${title}`)).toEqual([
    'REPAIR50 $50 off any repair over $250',
    'NEWAC250 $250 off new AC installation',
    'TUNEUP79 $79 furnace tune-up special',
  ])
  expect(faq).toHaveLength(4)
})

test('every page makes the same promise: same-day service on most calls, or the next day that the office is open', () => {
  const promises = builtPages
    .filter(({ path }) => !path.startsWith('/blog/'))
    .flatMap(({ path, document }) =>
      [document.querySelector('meta[name=description]')?.getAttribute('content') ?? '']
        .concat(getText(document.querySelector('main')))
        .flatMap((text) => [...text.matchAll(/business day\b|same[- ]day.{0,30}/gi)])
        .map(([words]) => `${path}: ${words}`),
    )
  const agreed = /same-day (service )?on most calls|Same-Day Service/i
  // A sample testimonial describes one visit.
  const unlike = promises.filter(
    (words) => !agreed.test(words) && !/same day, and told/.test(words),
  )
  expect(unlike).toEqual([])
  expect(promises.length).toBeGreaterThan(5)
})

function toText({ label, href }: { label: string; href: string }): string {
  return `${label} ${href}`
}

test('apostrophes are typographic on every page', () => {
  const straight = builtPages.flatMap(({ path, document }) =>
    (getText(document.querySelector('body')).match(/\S*\p{L}'\S*/gu) ?? []).map(
      (word) => `${path}: ${word}`,
    ),
  )
  expect(straight).toEqual([])
})
