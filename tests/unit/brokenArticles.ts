import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An article without a mistake: line 1 is the opening `---`. */
export const soundArticle = readFixture('soundArticle.mdx')

/**
 * Articles with one mistake each, and a part of its message. Each block of brokenArticles.txt is a title and a change of the sound article, as in a diff: the lines
 * with `+` replace those that begin as the lines with `-`, or the paragraph if there is none. A caret
 * stands below the place that the message must name; lines with neither sign are context.
 */
export const brokenArticles = readFixture('brokenArticles.txt')
  .trim()
  .split(/\n+(?=# )/)
  .map(readBlock)

function readBlock(block: string) {
  const [title = '', ...rows] = block.split('\n')
  const lines = soundArticle.split('\n')
  const removed = rows.filter((row) => row.startsWith('-')).map((row) => row.slice(2))
  const [first = 'Damp air', ...more] = removed
  const start = lines.findIndex((line) => line.startsWith(first))
  const added = rows.filter((row) => row.startsWith('+')).map((row) => row.slice(2))
  lines.splice(start, 1 + more.length, ...added)

  const caretRow = rows.findIndex((row) => /^ +\^ /.test(row))
  const [caret = '', marked = ''] = [rows[caretRow], rows[caretRow - 1]]
  const [reason = '', note = ''] = caret.replace(/^ +\^ /, '').split(' | ')
  const addedBefore = rows.slice(0, caretRow).filter((row) => row.startsWith('+')).length
  const index = marked.startsWith('+')
    ? start + addedBefore - 1
    : lines.lastIndexOf(marked.slice(2))
  return {
    fault: title.slice(2),
    text: lines.join('\n'),
    line: index + 1,
    column: caret.indexOf('^') - 1,
    reason,
    note,
  }
}

function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}
