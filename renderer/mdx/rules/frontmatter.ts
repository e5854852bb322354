import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import { explain } from '../../../content/model/explain.ts'
import { articleSchema } from '../../../content/model/schema.ts'
import { isArticle } from '../fileData.ts'
import { rule } from '../messages.ts'
import { explainYaml } from './explainYaml.ts'

/** The opening ---, the fields, the closing ---. */
const fences = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)---[ \t]*\r?(\n|$)/

/** An article begins with its fields; other texts have none. Reads the text, not the tree. */
export const frontmatter = rule('frontmatter', (_, report, file) => {
  const source = String(file)
  const match = source.match(fences)
  if (!isArticle(file)) {
    if (!match) return
    return report(
      0,
      'Only articles have fields: these are ignored.',
      `Delete the lines from --- to ---. The page's own fields are in ${file.path.replace(/\/[^/]*$/, '.ts')}.`,
    )
  }
  if (!match && /^\uFEFF?---/.test(source)) {
    return report(
      0,
      'The frontmatter opens with --- here and is never closed.',
      'Write a line with nothing but --- after the last field, before the text.',
    )
  }
  if (!match) {
    return report(
      0,
      'The file does not begin with its frontmatter.',
      'Begin the very first line with ---, then the fields (title, description, …), then --- again. `npm run new -- "A title"` writes such a file.',
    )
  }
  const [, { length: start } = '', lines = ''] = match
  const document = parseDocument(lines, { prettyErrors: false })
  const yamlMistake = explainYaml(document, lines)
  if (yamlMistake) return report(start + yamlMistake.offset, yamlMistake.reason, yamlMistake.note)
  const { data } = file
  const { names, values } = findFields(document.contents, start)
  data.fields = document.toJS()
  data.places = { ...names, ...values }
  const mistakes = explain(articleSchema, data.fields)
  for (const { path, reason, note, isUnknown } of mistakes) {
    const place = isUnknown ? names[path.join('.')] : closestPlace(data.places, path)
    report(place ?? start + lines.length, reason, note)
  }
  if (mistakes.length === 0) data.article = articleSchema.parse(data.fields)
})

/** Where the names of fields are, and the values that stand on the line of their name or in a list. */
function findFields(contents: unknown, start: number) {
  const names: Record<string, number> = {}
  const values: Record<string, number> = {}
  const add = (value: unknown, path: string[]) => {
    const name = path.join('.')
    const isEmpty = isScalar(value) && value.value === null
    const isGroup = isMap(value) && name in names
    if (isNode(value) && value.range && !isEmpty && !isGroup) values[name] = start + value.range[0]
    if (isSeq(value)) {
      for (const [index, item] of value.items.entries()) add(item, [...path, String(index)])
    }
    if (!isMap(value)) return
    for (const { key, value: field } of value.items) {
      const fieldPath = [...path, String(key)]
      if (isNode(key) && key.range) names[fieldPath.join('.')] = start + key.range[0]
      add(field, fieldPath)
    }
  }
  add(contents, [])
  return { names, values }
}

/** Where a field is, or the group that lacks it. */
function closestPlace(places: Record<string, number>, path: PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined
  return places[path.join('.')] ?? closestPlace(places, path.slice(0, -1))
}
