import type { HTMLElement } from 'node-html-parser'
import { textOf } from '../site/builtSite.ts'

/** What holds one thought of its own: paragraph, list item, cell, heading. */
const blocks = 'p, li, td, th, h2, h3, figcaption'

/** The sentences of a text, as arrays of words. Headings and cells are sentences too. */
export function sentencesOf(body: HTMLElement, selector = blocks): string[][] {
  return body
    .querySelectorAll(selector)
    .filter((block) => !block.querySelector('p, li'))
    .flatMap((block) => textOf(block).split(/(?<=[.!?:])["”’)]?\s+(?=["“(]?[A-Z0-9$])/))
    .map(wordsOf)
    .filter((words) => words.length > 0)
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,%°$+–-]*/gu) ?? []
}

/** Flesch–Kincaid grade of running text (Kincaid et al. 1975), years of school. */
export function gradeOf(body: HTMLElement): number {
  const sentences = sentencesOf(body, 'p, li')
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1
}
