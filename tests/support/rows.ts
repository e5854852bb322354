import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table in a text, with ` | ` between cells. A line that begins with # is a comment. */
export function rows(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.trim())
  const written = lines.filter((line) => line && !line.startsWith('#'))
  return written.map((line) => line.split(/ *\| */))
}

/**
 * The blocks of a text file: a title, the lines that an owner writes (+), and what becomes of them
 * (>).
 * @param file beside the unit tests. `\u00a0` is that character.
 */
export function blocks(file: string) {
  const text = readFileSync(join(import.meta.dirname, '../unit', file), 'utf8').trimEnd()
  return text.split('\n\n').map((block) => {
    const [title = '', ...lines] = unescaped(block).split('\n')
    const withSign = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
    return { title, written: `${withSign('+').join('\n')}\n`, expected: withSign('>') }
  })
}

/** Replaces escapes such as \u000b by the characters. */
export function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
