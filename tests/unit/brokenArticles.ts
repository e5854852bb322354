import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescaped } from '../support/rows.ts'
import { validArticle } from '../support/validArticle.ts'

/**
 * Articles with one error each. A block in brokenArticles.txt replaces the last line with the same
 * field in the valid article, or otherwise its paragraph. A caret (^) is below the position of an
 * error, and a tilde (~) below that of a warning. Parts of the message follow: what is wrong | what
 * to write. Empty lines and invisible characters are spelled out, as in (empty line) and \u000b.
 */
export const brokenArticles = readFileSync(join(import.meta.dirname, 'brokenArticles.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map(readBlock)

function readBlock(block: string) {
  const rows = block.split('\n')
  const caretRow = rows.findIndex((row) => /^ *[\^~] /.test(row))
  const [caret = ''] = rows.splice(caretRow, 1)
  const [reason = '', note = ''] = unescaped(caret.replace(/^ *[\^~] /, '')).split(' | ')
  const lines = validArticle.split('\n')
  const [start = 'Damp air'] = block.trimStart().match(/^\w+:/) ?? []
  const index = lines.findLastIndex((line) => line.trimStart().startsWith(start))
  return {
    error: rows[caretRow - 1],
    text: lines
      .toSpliced(index, 1, ...rows.map((row) => (row === '(empty line)' ? '' : unescaped(row))))
      .join('\n'),
    line: index + caretRow,
    column: caret.search(/[\^~]/) + 1,
    isWarning: caret.trimStart().startsWith('~'),
    reason,
    note,
  }
}
