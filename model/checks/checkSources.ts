import type { VFile } from 'vfile'
import { addMessage } from '../../renderer/index.ts'
import type { Source } from '../schemas/sources.ts'
import { pageKey } from './site.ts'

/** @param today YYYY-MM-DD @param cited source ids, and keys of pages that documents link to */
export function checkSources(
  file: VFile,
  sources: Source[],
  today: string,
  cited?: ReadonlySet<string>,
): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const firstWith = (key: (source: Source) => string) =>
    new Map(sources.toReversed().map((source) => [key(source), source]))
  const byAddress = firstWith(({ url }) => pageKey(url))
  const byTitle = firstWith(formatTitle)
  const byWords = firstWith(({ says }) => plain(says))

  for (const [index, source] of sources.entries()) {
    const { url, topic, says, checked } = source
    const { hostname, pathname, search } = new URL(url)
    const report = (field: string, reason: string, note: string, isError = false) =>
      addMessage(file, `${index}.${field}`, 'sources', { reason, note }, isError)
    const twin = byAddress.get(pageKey(url))
    if (twin && twin !== source) {
      report('url', `${twin.id} has the same address.`, 'Cite that one, and delete this one.', true)
      continue
    }
    const sameFact = byTitle.get(formatTitle(source)) ?? source
    const fact = sameFact === source ? byWords.get(plain(says)) : sameFact
    if (fact && fact !== source) {
      report(
        'url',
        `${fact.id} says the same at another address.`,
        'Cite one of the two everywhere, and delete the other.',
      )
    }
    if (!checked && ['safety', 'law', 'money'].includes(topic)) {
      report(
        'topic',
        `Nobody has read this page, and ${topic} rests on it.`,
        'Read it and write the day into "checked", or cite a page that was read.',
        true,
      )
    }
    if (checked && checked < yearAgo) {
      report(
        'checked',
        'It was last read more than a year ago.',
        'Read it again, and update the date.',
      )
    }
    if (topic !== 'tool' && pathname === '/' && search === '') {
      report(
        'url',
        `This is the front page of ${hostname}.`,
        'Write the address of the page that says so, or make its topic "tool".',
      )
    }
  }
  const uncited = [...sources.entries()].filter(
    ([, { id, url }]) => cited && !cited.has(id) && !cited.has(pageKey(url)),
  )
  // An owner who deletes articles leaves many.
  const groups = uncited.length > 3 ? [uncited] : uncited.map((entry) => [entry])
  for (const group of groups) {
    const [first] = group
    const ids = group.map(([, { id }]) => id).join(', ')
    const reason =
      group.length === 1
        ? `Nothing cites ${ids}.`
        : `Nothing cites ${group.length} of the ${sources.length} sources.`
    const note =
      group.length === 1 ? 'Cite it where it is needed, or delete it.' : `Delete these: ${ids}.`
    addMessage(file, `${first?.[0]}.id`, 'sources', { reason, note }, false)
  }
}

function formatTitle({ publisher, title }: Source): string {
  return plain(`${publisher} ${title}`)
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}
