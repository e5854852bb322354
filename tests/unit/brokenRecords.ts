import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescaped } from './brokenArticles.ts'

/** A small site whose records have no errors. */
export const validRecords = join(import.meta.dirname, 'validRecords')

/**
 * Record files with one mistake each. A block in brokenRecords.txt names a valid record file, one or
 * more of its lines (-), their replacement (+), and the message: an error (>) or a warning (?).
 * `\u000b` is that character.
 */
export const brokenRecords = readFileSync(join(import.meta.dirname, 'brokenRecords.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...rows] = block.split('\n')
    const getRows = (sign: string) =>
      rows.filter((row) => row.startsWith(`${sign} `)).map((row) => row.slice(2))
    // Messages have slashes on Windows too.
    const file = `content/${name}`
    const valid = readFileSync(join(validRecords, file), 'utf8')
    const written = unescaped(getRows('+').join('\n'))
    const lines = getRows('-').join('\n')
    if (!valid.includes(`${lines}\n`)) throw new Error(`${name} has no line "${lines}".`)
    return {
      file,
      error: `${name}: ${written.trim()}`,
      source: valid.replace(`${lines}\n`, () => (written ? `${written}\n` : '')),
      message: unescaped(getRows('>').join('\n')),
      warning: unescaped(getRows('?').join('\n')),
    }
  })
