import { areaWords, business } from './business.ts'
import { cities } from './cities.ts'
import { services } from './services.ts'

/**
 * The words that head each fixed page: for search results (title, description) and on the page. Owner: confirm the
 * promises (24/7, same day, licensed and insured, the years, the call back) before the site goes live.
 */
export const pages = {
  home: {
    path: '/',
    title: 'HVAC Repair in Washington DC and Maryland',
    description:
      'Heating and cooling repair, installation and tune-ups in Washington DC and nearby Maryland. 24/7 emergency service, same-day visits, licensed and insured.',
    name: 'Home',
  },
  about: {
    path: '/about',
    name: 'About',
    title: 'About Our Heating and Cooling Company',
    description: `A local heating and cooling company with ${business.yearsOfExperience} years in DC and Maryland houses. Who we are, how we work, and what you can hold us to.`,
    heading: 'Local people who know these houses',
    lead: `For ${business.yearsOfExperience} years we have kept the District and its Maryland neighbors warm in January and cool in August.`,
  },
  services: {
    path: '/services',
    name: 'Services',
    title: `${services.length} Heating and Cooling Services in DC and Maryland`,
    description: `Air conditioning, furnaces, heat pumps, boilers, ducts, thermostats and plans: the ${services.length} things we do for houses and businesses in DC and Maryland.`,
    heading: 'Our services',
    lead: 'From a thermostat that went blank to a whole new system. Choose your service, or call and describe what you see.',
  },
  cities: {
    path: '/cities-we-serve',
    name: 'Cities We Serve',
    title: 'Cities We Serve in DC and Maryland',
    description: `The ${cities.length} cities and communities where we repair and install heating and cooling: ${areaWords.join(', ')}.`,
    heading: 'Cities we serve',
    lead: 'Every city and community, by name. If your town is on the list, we come to your door.',
  },
  blog: {
    path: '/blog',
    name: 'Blog',
    title: 'Heating and Cooling Advice for Homeowners',
    description:
      'Plain advice on air conditioners, furnaces, heat pumps and clean air, written for the houses and the weather of DC and its Maryland suburbs.',
    heading: 'Advice for homeowners',
    lead: 'What to check yourself, what it means, and when to call. Written for the houses and the weather here.',
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    title: 'Schedule Heating or Cooling Service',
    description:
      "Book a visit or ask a question: call any hour for emergencies, or send the short form and we'll call you back. Washington DC and nearby Maryland.",
    heading: 'Schedule service',
    lead: 'No heat, no cooling or water on the floor? Call. For everything else, the form works as well. If you smell gas, leave at once and call 911 from well away.',
  },
  reviews: {
    path: '/reviews',
    name: 'Reviews',
    title: `Rated ${business.rating.value} From ${business.rating.count} Customer Reviews`,
    description: `What homeowners in DC and nearby Maryland say after a repair or an installation. Rated ${business.rating.value} out of 5 from ${business.rating.count} reviews.`,
    heading: 'What our customers say',
    lead: `Homeowners in their own words, and the average of all ${business.rating.count} reviews.`,
  },
  coupons: {
    path: '/coupons',
    name: 'Coupons',
    title: 'Coupons for Heating and Cooling',
    description:
      'Coupons for heating and cooling work in Washington DC and Maryland. Mention the code when you schedule. Terms in plain words.',
    heading: 'Coupons',
    lead: 'Mention the code when you schedule your service. You need not print or cut out anything.',
  },
  faq: {
    path: '/faq',
    name: 'FAQ',
    title: 'Heating and Cooling Questions, Answered',
    description:
      'Emergency calls at night, the areas we serve, how often to service a system, and whether to repair or replace: plain answers.',
    heading: 'Frequently asked questions',
    lead: 'Questions we hear every week, answered as we would at your kitchen table.',
  },
  error: {
    path: '/404',
    name: 'Page not found',
    title: 'This Page Could Not Be Shown',
    description:
      'The page you asked for is not here. Find our services, or call us any hour about heating and cooling in Washington DC and Maryland.',
  },
} as const
