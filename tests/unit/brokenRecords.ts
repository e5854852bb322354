import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small site whose records have no errors. */
export const validRecords = join(import.meta.dirname, 'validRecords')

/**
 * Record files with one mistake each. A block in brokenRecords.txt names a valid record file, one or
 * more of its lines (-), their replacement (+), and the message: an error (>) or a warning (?). `\t`
 * and `\r` are a tab and a carriage return.
 */
export const brokenRecords = readFileSync(join(import.meta.dirname, 'brokenRecords.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...rows] = block.split('\n')
    const getRows = (sign: string) =>
      rows.filter((row) => row.startsWith(`${sign} `)).map((row) => row.slice(2))
    const file = join('content', name)
    const valid = readFileSync(join(validRecords, file), 'utf8')
    const written = getRows('+').join('\n').replaceAll('\\t', '\t').replaceAll('\\r', '\r')
    const lines = getRows('-').join('\n')
    if (!valid.includes(`${lines}\n`)) throw new Error(`${name} has no line "${lines}".`)
    return {
      file,
      error: `${name}: ${written.trim()}`,
      source: valid.replace(`${lines}\n`, () => (written ? `${written}\n` : '')),
      message: getRows('>').join('\n'),
      warning: getRows('?').join('\n'),
    }
  })
