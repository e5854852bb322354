/**
 * Checks structured data, also within its nodes, for what Google requires and this site promises.
 * @param path the page's, for the message
 * @param nodes of the page's graph
 * @throws an error that names page, type and every property that is missing
 */
export function requireProperties(path: string, nodes: readonly unknown[]): void {
  const problems = nodes.flatMap((node) => [
    ...missingOf(node, requiredOfNode),
    ...problemsWithin(node),
  ])
  if (problems.length > 0) {
    throw new Error([`The structured data of ${path} has a mistake.`, ...problems].join('\n  '))
  }
}

type Required = Record<string, string[]>

/** Of the nodes of the graph, by type. */
const requiredOfNode: Required = {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  HVACBusiness: [
    ...['@id', 'name', 'telephone', 'email', 'url', 'image', 'logo', 'address', 'geo'],
    ...['areaServed', 'priceRange', 'openingHoursSpecification', 'aggregateRating'],
    ...['contactPoint', 'hasOfferCatalog'],
  ],
  // https://developers.google.com/search/docs/appearance/site-names
  WebSite: ['@id', 'name', 'url'],
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: ['@id', 'itemListElement'],
  // https://developers.google.com/search/docs/appearance/structured-data/article
  BlogPosting: [
    ...['@id', 'headline', 'description', 'image', 'datePublished', 'dateModified', 'author'],
    ...['publisher', 'mainEntityOfPage', 'wordCount'],
  ],
  // https://schema.org/FAQPage
  FAQPage: ['@id', 'mainEntity'],
  // https://schema.org/Service
  Service: ['@id', 'name', 'url', 'provider', 'serviceType', 'areaServed'],
  // https://schema.org/Offer
  Offer: ['@id', 'name', 'description', 'identifier', 'offeredBy'],
}

/** Of what stands within a node. A reference (an `@id` alone) has no type and needs nothing more. */
const requiredWithin: Required = {
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  // https://developers.google.com/search/docs/appearance/structured-data/review-snippet
  AggregateRating: ['ratingValue', 'reviewCount'],
  ContactPoint: ['contactType', 'telephone'],
  ListItem: ['name', 'position'],
  Organization: ['name'],
  CreativeWork: ['name', 'url', 'publisher'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'url'],
  AdministrativeArea: ['name'],
}

function problemsWithin(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.values(node).flatMap((value: unknown) => [
    ...missingOf(value, requiredWithin),
    ...problemsWithin(value),
  ])
}

function missingOf(node: unknown, requiredByType: Required): string[] {
  if (typeof node !== 'object' || node === null) return []
  const properties = new Map<string, unknown>(Object.entries(node))
  const type = String(properties.get('@type') ?? '')
  return (requiredByType[type] ?? [])
    .filter((name) => isEmpty(properties.get(name)))
    .map((name) => `${type}: property "${name}" is missing`)
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0)
  )
}
