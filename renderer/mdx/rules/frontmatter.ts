import { overlay } from '../../content/overlay.ts'
import { parseYaml, readYaml } from '../../content/readYaml.ts'
import { kindOf, slugOfFile, untranslated } from '../fileData.ts'
import { rule } from '../messages.ts'

/** Matches the opening ---, the fields, and the closing ---. */
export const fences = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)---[ \t]*\r?(\n|$)/

/** Reads the source, not the tree. */
export const frontmatter = rule('frontmatter', (_, report, file) => {
  const { noun, folder, schema, record } = kindOf(file)
  const source = String(file)
  const match = source.match(fences)
  if (!schema) {
    const references = record && [{ slug: slugOfFile(file), kinds: [record], offset: 0 }]
    Object.assign(file.data, { fields: {}, frontmatter: {}, references })
    if (!match) return
    return report(
      0,
      `The text of a ${noun} has no fields: these are ignored.`,
      `Delete the lines from --- to ---. The page's own fields are in content/${folder}.yaml.`,
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
      'Begin the very first line with ---, then the fields (title, description, …), then --- again. `npm run new` writes such a file.',
    )
  }
  const [, { length: start } = '', lines = ''] = match
  const { translated } = file.data
  const { document, wrongSyntax } = parseYaml(lines, schema)
  // Nobody knows what there is to translate while the other file has an error.
  if (translated && !translated.data.frontmatter) {
    if (wrongSyntax) report(start + wrongSyntax.offset, wrongSyntax.reason, wrongSyntax.note)
    return
  }
  const [, , base = ''] = String(translated ?? '').match(fences) ?? []
  const merged =
    translated &&
    overlay(parseYaml(base, schema).document, document, schema, untranslated(file.path))
  const read = readYaml(
    lines,
    schema,
    undefined,
    { document: merged?.document ?? document, wrongSyntax },
    merged !== undefined,
  )
  const { fields, data, offsets, links, references, texts } = read
  const errors = [...(merged?.errors ?? []), ...read.errors]
  for (const { offset, reason, note } of errors) report(start + offset, reason, note)
  const moved = <Item extends { offset: number | undefined }>(items: Item[]) =>
    items.map((item) => ({ ...item, offset: start + (item.offset ?? 0) }))
  Object.assign(file.data, {
    overlay: merged && { ...merged, document: undefined, start },
    fields,
    frontmatter: data,
    offsets: Object.fromEntries(Object.entries(offsets).map(([name, at]) => [name, start + at])),
    links: moved(links),
    references: moved(references),
    texts: moved(texts),
  })
})
