import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../content/articles')

/** The text that a writer wrote: an article's paragraphs and items, and its tables and headings. */
export function textOfArticle(slug: string): { prose: string[]; rest: string[] } {
  const [, , ...body] = readFileSync(join(folder, `${slug}.mdx`), 'utf8').split(/^---$/m)
  // A chart is a table, written as a list.
  const text = body
    .join('---')
    .replace(/(?<=<SymptomChart>).*?(?=<\/)/s, (chart) => chart.replace(/^/gm, '|'))
  const lines = text.split('\n').map(withoutMarkup)
  const isRest = (line: string) => /^(\||#)/.test(line)
  return { prose: lines.filter((line) => !isRest(line)), rest: lines.filter(isRest) }
}

export function getSentences(lines: string[]): string[][] {
  return lines
    .flatMap((line) => line.split(/\||(?<=[.!?:])["”’)]?\s+(?=["“(]?[A-Z0-9$])/))
    .map(toWords)
    .filter((words) => words.length > 0)
}

export function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,%°$+–-]*/gu) ?? []
}

/** The Flesch–Kincaid grade of a text, in years of school (Kincaid et al. 1975). */
export function getGrade(lines: string[]): number {
  const sentences = getSentences(lines)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function withoutMarkup(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/[*_`]/g, '')
    .replace(/^\s*(-|\d+\.)\s+(\[.\]\s+)?/, '')
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1
}
