import { business } from './business.ts'
import { navigationLinkSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

const file = 'content/navigation.ts'

/** The header's links, in their order. The pages' own names are in pages.ts. */
export const mainNavigation = defineRecords(file, navigationLinkSchema, [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Cities We Serve', href: '/cities-we-serve' },
  { label: 'Blog', href: '/blog' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'Coupons', href: '/coupons' },
  { label: 'Contact', href: '/contact' },
])

/** The highlighted button of the header. */
export const scheduleLink = { label: 'Schedule Service', href: '/contact' }

/** What the footer says after the tagline. Owner: confirm this promise before the site goes live. */
export const footerNote = `for DC and nearby Maryland. Licensed and insured, with ${business.yearsOfExperience} years of experience.`

/** The headings of the footer's columns. */
export const footerHeadings = {
  services: 'Our Services',
  cities: 'Service Areas',
  hours: 'Business Hours',
}

/** The footer's column of services. */
export const footerServices = defineRecords(file, navigationLinkSchema, [
  { label: 'AC Repair', href: '/services/ac-repair' },
  { label: 'AC Installation', href: '/services/ac-installation' },
  { label: 'Heating Repair', href: '/services/heating-repair' },
  { label: 'Furnace Repair', href: '/services/furnace-repair' },
  { label: 'Emergency HVAC', href: '/services/emergency-hvac' },
  { label: 'Maintenance Plans', href: '/services/maintenance-plans' },
])

/** The footer's column of areas. */
export const footerCities = defineRecords(file, navigationLinkSchema, [
  { label: 'Washington DC', href: '/cities/washington-dc' },
  { label: 'Silver Spring', href: '/cities/silver-spring-md' },
  { label: 'Bethesda', href: '/cities/bethesda-md' },
  { label: 'Rockville', href: '/cities/rockville-md' },
  { label: 'Columbia', href: '/cities/columbia-md' },
  { label: 'View All Cities', href: '/cities-we-serve' },
])

/** The footer's bottom row. */
export const footerBottom = defineRecords(file, navigationLinkSchema, [
  { label: 'FAQ', href: '/faq' },
  { label: 'Coupons', href: '/coupons' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'Blog', href: '/blog' },
])
