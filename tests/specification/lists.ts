/** The slugs in the specification, verbatim. */
export const serviceSlugs = words(`
  ac-repair ac-installation ac-maintenance heating-repair furnace-repair furnace-installation
  heat-pump-repair boiler-repair thermostat-service ductwork-service indoor-air-quality
  emergency-hvac commercial-hvac residential-hvac energy-efficient-hvac air-duct-cleaning
  hvac-tune-up maintenance-plans`)

export const citySlugsByArea = {
  dc: words('washington-dc'),
  'prince-georges': words(`
    bowie-md greenbelt-md laurel-pg-md college-park-md hyattsville-md lanham-md upper-marlboro-md
    suitland-md oxon-hill-md bladensburg-md riverdale-md`),
  montgomery: words(`
    silver-spring-md bethesda-md rockville-md gaithersburg-md germantown-md takoma-park-md
    wheaton-md chevy-chase-md`),
  howard: words(`
    columbia-md ellicott-city-md laurel-hc-md jessup-md savage-md clarksville-md fulton-md`),
}

export const citySlugs = Object.values(citySlugsByArea).flat()

/** The articles in the specification's order. The first five are the blog list. */
export const articleSlugs = words(`
  top-10-reasons-ac-not-cooling how-often-replace-furnace-filter
  signs-hvac-needs-repair-silver-spring best-energy-efficient-hvac-upgrades-maryland
  emergency-hvac-repair-prince-georges-county why-air-conditioner-leaking-water
  ac-vs-heat-pump-which-is-better top-5-hvac-maintenance-tips-before-summer
  indoor-air-quality-solutions-montgomery-county
  ultimate-guide-furnace-maintenance-maryland-winters how-to-choose-right-hvac-system
  benefits-of-regular-hvac-maintenance when-to-replace-your-hvac-system
  hvac-energy-saving-tips-for-homeowners understanding-hvac-seer-ratings
  common-hvac-problems-and-solutions how-to-improve-home-air-quality
  ductless-mini-split-systems-explained preparing-hvac-system-for-winter
  smart-thermostats-worth-the-investment hvac-maintenance-checklist-homeowners
  signs-you-need-new-air-conditioner how-often-should-you-service-hvac
  geothermal-hvac-systems-pros-and-cons hvac-zoning-systems-explained`)

/** The 79 routes. */
export const routes = [
  ...words('/ /about /services /cities-we-serve /blog /contact /reviews /coupons /faq'),
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...citySlugs.map((slug) => `/cities/${slug}`),
  ...articleSlugs.map((slug) => `/blog/${slug}`),
]

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
