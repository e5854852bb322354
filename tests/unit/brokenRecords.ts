import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescaped } from '../support/rows.ts'
import { validArticle } from '../support/validArticle.ts'

/** A small site whose records have no errors. */
export const validRecords = join(import.meta.dirname, 'validRecords')

export const validDocuments = {
  articles: validArticle
    .replaceAll('heat-pump-repair', 'boiler-repair')
    .replace('doe-heat-pumps', 'peoples-gas'),
  pages: readFileSync(join(import.meta.dirname, '../support/validPage.mdx'), 'utf8'),
}

/**
 * Files with one mistake each. A block in brokenRecords.txt names a file in content/ or public/, one or more
 * lines of the valid file (-), their replacement (+), and the messages: an error (>) or a warning
 * (?). Without lines to replace, a file that the valid site lacks has only the others. `\u000b` is
 * that character.
 */
export const brokenRecords = readFileSync(join(import.meta.dirname, 'brokenRecords.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...rows] = block.split('\n')
    const getRows = (sign: string) =>
      rows.filter((row) => row.startsWith(`${sign} `)).map((row) => unescaped(row.slice(2)))
    // Messages have slashes on Windows too.
    const file = name.startsWith('public/') ? name : `content/${name}`
    const written = getRows('+').join('\n')
    const lines = getRows('-').join('\n')
    const valid = readValid(file) ?? `${lines}\n`
    if (!valid.includes(`${lines}\n`)) throw new Error(`${name} has no line "${lines}".`)
    const toMessages = (sign: string) =>
      getRows(sign).map((row) => (/^(content|public)\//.test(row) ? row : `${file}:${row}`))
    return {
      file,
      error: `${name}: ${written.trim()}`,
      source: valid.replace(lines ? `${lines}\n` : /^\n/, () => (written ? `${written}\n` : '')),
      message: toMessages('>').join('\n'),
      warning: toMessages('?').join('\n'),
    }
  })

function readValid(file: string): string | undefined {
  const path = join(validRecords, file)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  return Object.entries(validDocuments).find(([folder]) =>
    file.startsWith(`content/${folder}/`),
  )?.[1]
}
