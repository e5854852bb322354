import { location } from 'vfile-location'
import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml'
import { explain } from '../../../content/model/explain.ts'
import { articleSchema } from '../../../content/model/schema.ts'
import { isArticle } from '../fileData.ts'
import { explainYaml } from './explainYaml.ts'
import { rule } from './rule.ts'

/** The opening ---, the fields, the closing ---. */
const fences = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m

/** An article begins with its fields; other texts have none. Reads the text, not the tree. */
export const frontmatter = rule('frontmatter', (_, report, file) => {
  const source = String(file)
  const match = source.match(fences)
  if (match?.index !== 0) {
    if (!isArticle(file)) return
    if (/^\uFEFF?---/.test(source)) {
      report(
        0,
        'The frontmatter opens with --- here and is never closed.',
        'Write a line with nothing but --- after the last field, before the text.',
      )
    } else {
      report(
        0,
        'The file does not begin with its frontmatter.',
        'Begin the very first line with ---, then the fields (title, description, …), then --- again. `npm run new -- "A title"` writes such a file.',
      )
    }
    return
  }
  if (!isArticle(file)) {
    report(
      0,
      'Only articles have fields: these are ignored.',
      `Delete the lines from --- to ---. The page's own fields are in ${file.path.replace(/\/[^/]*$/, '.ts')}.`,
    )
    return
  }
  const [, { length: start } = '', lines = ''] = match
  const document = parseDocument(lines, { prettyErrors: false })
  const yamlMistake = explainYaml(document, lines)
  if (yamlMistake) return report(start + yamlMistake.offset, yamlMistake.reason, yamlMistake.note)
  file.data.fields = document.toJS()
  const mistakes = explain(articleSchema, file.data.fields)
  for (const { path, reason, note, isUnknown } of mistakes) {
    const offset = isUnknown ? keyOffset(document, path) : offsetOf(document, path)
    report(start + (offset ?? lines.length), reason, note)
  }
  if (mistakes.length > 0) return
  const article = articleSchema.parse(file.data.fields)
  const references = [
    ['title'],
    ['cta', 'href'],
    ...article.services.map((_, index) => ['services', index]),
    ...(article.places ?? []).map((_, index) => ['places', index]),
    ...(article.sources ?? []).map((_, index) => ['sources', index, 'url']),
  ]
  const { toPoint } = location(source)
  file.data.article = article
  file.data.places = Object.fromEntries(
    references.map((path) => [path.join('.'), toPoint(start + (offsetOf(document, path) ?? 0))]),
  )
})

/** Where a value is; without a value, the name of its field or else of the group that lacks the field. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true)
  const isEmpty = isScalar(node) && node.value === null
  if (isNode(node) && !isEmpty) return node.range?.[0]
  const own = keyOffset(document, path)
  if (own !== undefined || path.length < 2) return own
  const parent = path.slice(0, -1)
  return keyOffset(document, parent) ?? offsetOf(document, parent)
}

/** Where the name of a field is. */
function keyOffset(document: Document, path: PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(parent)) return undefined
  const key = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
  return isNode(key) ? key.range?.[0] : undefined
}
