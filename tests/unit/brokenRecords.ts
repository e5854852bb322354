import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small site whose records have no mistake. */
export const soundRecords = join(import.meta.dirname, 'soundRecords')

/**
 * Record files with one mistake each. A block of brokenRecords.txt names a file of the sound
 * records, a line or more of it (-), what is written instead (+), and the message (>). `\t` and
 * `\r` are a tab and a carriage return.
 */
export const brokenRecords = readFileSync(join(import.meta.dirname, 'brokenRecords.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...rows] = block.split('\n')
    const getRows = (sign: string) =>
      rows.filter((row) => row.startsWith(`${sign} `)).map((row) => row.slice(2))
    const file = join('content', name)
    const sound = readFileSync(join(soundRecords, file), 'utf8')
    const written = getRows('+').join('\n').replaceAll('\\t', '\t').replaceAll('\\r', '\r')
    const lines = getRows('-').join('\n')
    if (!sound.includes(`${lines}\n`)) throw new Error(`${name} has no line "${lines}".`)
    return {
      file,
      mistake: `${name}: ${written.trim()}`,
      source: sound.replace(`${lines}\n`, () => (written ? `${written}\n` : '')),
      message: getRows('>').join('\n'),
    }
  })
