import { cities, services } from '../../model/records.ts'

const sentences = [
  'Air goes through the filter before it reaches the coil, and dust that gets past it stays there.',
  '**Turn the system off** before you open a panel, and wait until the fan has come to a stop.',
  'A steady hum is normal; a click that repeats every few seconds is not, and neither is a rattle.',
  'In winter the outdoor unit frosts over and clears itself, which takes about ten minutes.',
  'Write down what you see and hear, since the fault may hide when the technician is there.',
  'Most of the cold comes in around doors and attic hatches, not through the walls of the house.',
  'Our page on [heat pump repair](/services/heat-pump-repair) says what we look at first.',
]

/**
 * Articles of about 900 words by file name, with headings, lists, links, and emphasis.
 * @param version changes each body and nothing else, so that no cache has it
 */
export function generatedArticles(count: number, version: string): Map<string, string> {
  return new Map(
    // Not from 1, because 911 is a telephone number, which the check refuses.
    Array.from({ length: count }, (_, index) => 1001 + index).map((number) => [
      `generated-article-${number}.mdx`,
      `---\n${formatFrontmatter(number)}\n---\n\n${getBody(number)}\n\nVersion ${version}.\n`,
    ]),
  )
}

function formatFrontmatter(number: number): string {
  return `title: Generated Article Number ${number} for the Bench
description: Article ${number} stands here to measure how long the build takes, and is never published.
heading: Generated article number ${number}
intro: Article ${number} stands here to measure how long the build takes. Nobody reads it, and nobody should.
published: ${new Date(Date.UTC(2020, 0, 1 + (number % 1500))).toISOString().slice(0, 10)}
listed: false
services: [${toSlug(services, number)}, ${toSlug(services, number + 1 + (number % 5))}]
places: [${toSlug(cities, number)}]
cta:
  heading: Something to mend?
  text: We come and see, the same day where we can.
  label: Book an AC Repair
  href: /services/ac-repair`
}

function toSlug(records: { slug: string }[], number: number): string {
  return records[number % records.length]?.slug ?? ''
}

function getBody(number: number): string {
  const sections = [1, 2, 3, 4, 5, 6].map((section) => {
    const start = (number + section) % sentences.length
    const turned = [...sentences.slice(start), ...sentences.slice(0, start)]
    const list = turned.slice(0, 3).map((sentence) => `- ${sentence}`)
    const paragraph = turned.slice(3).join(' ')
    return `## Part ${section} of article ${number}\n\n${list.join('\n')}\n\n${paragraph}`
  })
  return sections.join('\n\n')
}
