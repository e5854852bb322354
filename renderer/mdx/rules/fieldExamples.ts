import type { ArticleFrontmatter } from '../../../content/model/schema.ts'

type Required = {
  [Key in keyof ArticleFrontmatter as undefined extends ArticleFrontmatter[Key]
    ? never
    : Key]: string
}

/** Each field that an article must have, as it is written. */
export const fieldExamples: Required = {
  title: 'title: How a Heat Pump Defrosts in a Maryland Winter',
  description: 'description: One or two sentences for search results, 50 to 160 characters long.',
  heading: 'heading: How a heat pump defrosts',
  intro: 'intro: Two or three sentences that answer the question at once.',
  published: 'published: 2025-11-10',
  listed: 'listed: true',
  services: 'services: [heat-pump-repair]',
  cta: 'cta: and below it, indented by two spaces, heading, text, label and href',
}

const otherExamples: Record<string, string> = {
  updated: 'updated: 2025-12-01',
  draft: 'draft: true',
  expires: 'expires: 2026-03-01',
  places: 'places: [montgomery, silver-spring-md]',
  sources: 'sources: and below it, for each, - title, publisher, url and checked',
  'sources.title': 'title: Central Air Conditioning',
  'sources.publisher': 'publisher: US Department of Energy',
  'sources.url': 'url: https://www.energy.gov/energysaver/central-air-conditioning',
  'sources.checked': 'checked: 2025-12-01',
  'cta.heading': 'heading: Ice that does not melt?',
  'cta.text': 'text: We find out why, the same day where we can.',
  'cta.label': 'label: Book a Heat Pump Repair',
  'cta.href': 'href: /services/heat-pump-repair',
}

/** @param path of a field, or of an entry of its list */
export function exampleOf(path: PropertyKey[]): string {
  const examples: Record<string, string> = { ...fieldExamples, ...otherExamples }
  const name = path.filter((key) => typeof key === 'string').join('.')
  return examples[name] ?? `${name}: …`
}
