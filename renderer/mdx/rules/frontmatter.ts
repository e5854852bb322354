import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { type Document, isMap, isScalar, type Node, parseDocument } from 'yaml'
import { explain } from '../../../content/model/explain.ts'
import { articleSchema } from '../../../content/model/schema.ts'
import { addMessage } from '../addMessage.ts'
import { isArticle } from '../fileData.ts'
import { explainYaml } from './explainYaml.ts'

/** The opening ---, the fields, the closing ---. */
const fences = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m

/** An article begins with its fields; other texts have none. Reads the text, not the tree. */
export const frontmatter = lintRule<Root>('content:frontmatter', (_, file) => {
  const source = String(file)
  const match = source.match(fences)
  const hasFields = match?.index === 0
  if (!isArticle(file)) {
    if (hasFields) {
      addMessage(
        file,
        0,
        'Only articles have fields: these are ignored.',
        `Delete the lines from --- to ---. The page's own fields are in ${file.path.replace(/\/[^/]*$/, '.ts')}.`,
      )
    }
    return
  }
  if (!hasFields) return reportMissing(file, source)
  const [, opening = '', lines = ''] = match
  checkFields(file, lines, opening.length)
})

function reportMissing(file: VFile, source: string): void {
  if (/^\uFEFF?---/.test(source)) {
    addMessage(
      file,
      0,
      'The frontmatter opens with --- here and is never closed.',
      'Write a line with nothing but --- after the last field, before the text.',
    )
  } else {
    addMessage(
      file,
      0,
      'The file does not begin with its frontmatter.',
      'Begin the very first line with ---, then the fields (title, description, …), then --- again. `npm run new -- "A title"` writes such a file.',
    )
  }
}

/** @param start characters before the first field */
function checkFields(file: VFile, lines: string, start: number): void {
  const document = parseDocument(lines, { prettyErrors: false })
  const yamlMistake = explainYaml(document, lines)
  if (yamlMistake) {
    addMessage(file, start + yamlMistake.offset, yamlMistake.reason, yamlMistake.note)
    return
  }
  const { toPoint } = location(String(file))
  const fields: unknown = document.toJS()
  file.data.fields = fields
  const mistakes = explain(articleSchema, fields)
  for (const { path, reason, note, isUnknown } of mistakes) {
    const offset = isUnknown ? startOf(keyNode(document, path)) : offsetOf(document, path)
    addMessage(file, start + (offset ?? lines.length), reason, note)
  }
  if (mistakes.length > 0) return
  const article = articleSchema.parse(fields)
  file.data.article = article
  const references = [
    ['title'],
    ['cta', 'href'],
    ...article.services.map((_, index) => ['services', index]),
    ...(article.places ?? []).map((_, index) => ['places', index]),
    ...(article.sources ?? []).map((_, index) => ['sources', index, 'url']),
  ]
  file.data.places = Object.fromEntries(
    references.map((path) => [path.join('.'), toPoint(start + (offsetOf(document, path) ?? 0))]),
  )
}

/** Where a value is, or the name of its field, or the name of the group that lacks the field. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true)
  const isEmpty = isScalar(node) && node.value === null
  const parent = path.slice(0, -1)
  const group =
    parent.length > 0 ? (keyNode(document, parent) ?? document.getIn(parent, true)) : undefined
  return (isEmpty ? undefined : startOf(node)) ?? startOf(keyNode(document, path) ?? group)
}

function startOf(node: unknown): number | undefined {
  return (node as Node | undefined)?.range?.[0]
}

function keyNode(document: Document, path: PropertyKey[]): unknown {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(parent)) return undefined
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
}
