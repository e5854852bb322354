import { cities } from '../../content/cities.ts'
import { services } from '../../content/services.ts'

/** How long a generated article is, in words. */
const length = 900

const words =
  `air filter coil duct furnace heat pump humidity compressor thermostat winter summer house floor
  attic basement technician refrigerant airflow pressure bill comfort system warm cold damp quiet
  steady costly simple old new leaks runs cycles drains needs shows keeps means helps every often
  before after between without under around the a and with for in on of to from that when which`
    .trim()
    .split(/\s+/)

/**
 * Articles by file name, with headings, lists, links and emphasis, as writers write them.
 * @param salt changes each body and nothing else, so that no cache knows it
 */
export function generatedArticles(count: number, salt: string): Map<string, string> {
  return new Map(
    Array.from({ length: count }, (_, i) => [
      `generated-article-${i + 1}.mdx`,
      `---\n${frontmatterOf(i + 1)}\n---\n\n${bodyOf(randomFrom(i + 1))}\n\nRun ${salt}.\n`,
    ]),
  )
}

function frontmatterOf(number: number): string {
  return `title: Generated Article Number ${number} for the Bench
description: Article ${number} stands here to measure how long the build takes, and is never published.
heading: Generated article number ${number}
intro: Article ${number} stands here to measure how long the build takes. Nobody reads it, and nobody should.
published: ${new Date(Date.UTC(2020, 0, 1 + (number % 1500))).toISOString().slice(0, 10)}
listed: false
services: [${pick(services, number)}, ${pick(services, number + 1 + (number % 5))}]
places: [${pick(cities, number)}]
cta:
  heading: Something to mend?
  text: We come and see, the same day where we can.
  label: Book an AC Repair
  href: /services/ac-repair`
}

function pick(records: { slug: string }[], number: number): string {
  return records[number % records.length]?.slug ?? ''
}

function bodyOf(random: () => number): string {
  const pick = () => words[Math.floor(random() * words.length)] ?? ''
  const sentence = (count: number) => {
    const text = Array.from({ length: count }, pick)
    if (random() < 0.2) text[2] = `**${text[2]}**`
    if (random() < 0.1) text[4] = `[${text[4]} ${pick()}](/services/heat-pump-repair)`
    const [first = '', ...rest] = text
    return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')}.`
  }
  const paragraph = () => Array.from({ length: 4 }, () => sentence(14)).join(' ')
  const list = () => Array.from({ length: 4 }, () => `- ${sentence(8)}`).join('\n')
  const sections = Array.from(
    { length: Math.round(length / 150) },
    (_, i) =>
      `## ${sentence(5).slice(0, -1)} ${i + 1}\n\n${paragraph()}\n\n${list()}\n\n${paragraph()}`,
  )
  return sections.join('\n\n')
}

/** Numbers in [0, 1) that are the same in every run: a linear congruential generator. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
