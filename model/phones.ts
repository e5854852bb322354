import type { PageMeta } from './pageMeta.ts'
import { getSpot, type Spot } from './places.ts'
import { business, cities, pages, services } from './records.ts'
import type { ArticleFrontmatter } from './schemas/article.ts'
import type { Phone } from './schemas/phones.ts'

/** The number for a use in a place: its area's, or the one for all areas. */
export function findPhone(use: Phone['use'], place: Spot = {}): string {
  const { area } = getSpot(place, cities)
  const uses = use === 'emergency' ? [use, 'office'] : [use]
  const found = uses.flatMap((use) =>
    [area, undefined].flatMap(
      (area) => business.phones.find((phone) => phone.use === use && phone.area === area) ?? [],
    ),
  )
  return found[0]?.number ?? business.phone
}

/** Whether everybody may call an emergency number, and not only the members of a plan. */
export function hasUrgentPhones({ phones, emergency } = business): boolean {
  const isForAll = emergency.answered === 'always' || emergency.answered === 'hours'
  return isForAll && phones.some(({ use }) => use === 'emergency')
}

/** That of the use of its first service, in the area of all its places. */
export function articlePhone({ services: [first], places = [] }: Topics, use: Use = 'office') {
  const [area, other] = new Set(
    places.map((place) => getSpot({ city: place }, cities).area ?? place),
  )
  const isEmergency = services.find(({ slug }) => slug === first)?.isEmergency
  return findPhone(isEmergency ? 'emergency' : use, { area: other ? undefined : area })
}

type Topics = Pick<ArticleFrontmatter, 'services' | 'places'>
type Use = 'office' | 'emergency'

/** The number that a page calls. @param use of a page that is not about emergencies */
export function pagePhone(
  { path, subject }: Pick<PageMeta, 'path' | 'subject'>,
  use: Use = 'office',
): string {
  if (subject.kind === 'city') return findPhone(use, { area: subject.city.area })
  if (subject.kind === 'article') return articlePhone(subject.article, use)
  const isEmergency =
    path === pages.emergency.path ||
    (subject.kind === 'service' && subject.service.isEmergency === true)
  return findPhone(isEmergency ? 'emergency' : use)
}
