import { type Document, isMap, isScalar, type Node, parseDocument } from 'yaml'
import { type Place, placeAt } from './problem.ts'

/** The lines between the two `---` of an article, with the place of everything in them. */
export interface Frontmatter {
  /** What YAML makes of them; undefined where they are no YAML. */
  values: unknown
  document: Document
  /** The lines themselves. */
  source: string
  /** Where the value of a field stands, or the field's name where it has none. */
  placeOf(path: PropertyKey[]): Place | undefined
  /** Where the name of a field stands. */
  placeOfKey(path: PropertyKey[]): Place | undefined
  /** @param offset within the lines */
  placeAt(offset: number): Place
  /** The closing `---`, where one more line can be put. */
  end: Place
}

/** Opening `---` at the very top, the lines, closing `---`. */
const fences = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m

/** @returns undefined where the text has no frontmatter, or it is not closed */
export function readFrontmatter(text: string): Frontmatter | undefined {
  const [, opening, lines] = text.match(fences) ?? []
  if (opening === undefined || lines === undefined || !text.startsWith(opening)) return undefined
  const document = parseDocument(lines, { prettyErrors: false })
  const placeOfOffset = (offset: number) => placeAt(text, opening.length + offset)
  const placeOfNode = (node: unknown) => {
    const start = (node as Node | undefined)?.range?.[0]
    return start === undefined ? undefined : placeOfOffset(start)
  }
  return {
    values: document.errors.length === 0 ? document.toJS() : undefined,
    document,
    source: lines,
    placeOf: (path) => {
      const node = document.getIn(path, true)
      const isEmpty = isScalar(node) && node.value === null
      return (isEmpty ? undefined : placeOfNode(node)) ?? placeOfNode(keyNode(document, path))
    },
    placeOfKey: (path) => placeOfNode(keyNode(document, path)),
    placeAt: placeOfOffset,
    end: placeOfOffset(lines.length),
  }
}

/** The text after the frontmatter. */
export function bodyOf(text: string): string {
  const [all = ''] = text.match(fences) ?? []
  return text.startsWith(all) ? text.slice(all.length) : text
}

function keyNode(document: Document, path: PropertyKey[]): unknown {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(parent)) return undefined
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
}
