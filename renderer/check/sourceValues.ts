import { type ESTree, Visitor } from 'vite'
import type { ContentMistake } from '../../content/model/validate.ts'
import type { Link, Reference } from '../mdx/fileData.ts'

/** What is written in a content file, by its path: 'footerCities.0.href'. */
export type SourceValues = Map<string, ESTree.Node>

export function readValues(program: ESTree.Program): SourceValues {
  const values: SourceValues = new Map()
  const add = (path: string, node: ESTree.Node | null) => {
    if (!node) return
    values.set(path, node)
    if (node.type === 'ArrayExpression') {
      for (const [index, entry] of node.elements.entries()) add(`${path}.${index}`, entry)
    } else if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type !== 'Property') continue
        const { key, value } = property
        add(`${path}.${key.type === 'Identifier' ? key.name : textOf(key)}`, value)
      }
    } else if (node.type === 'CallExpression') {
      // `defineRecords(file, schema, records)` stands for the records.
      for (const argument of node.arguments) add(path, argument)
    } else if ('expression' in node && typeof node.expression === 'object') {
      // `as const`, `satisfies …`
      add(path, node.expression)
    }
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') add(id.name, init)
    },
  }).visit(program)
  return values
}

/** Where the field of a mistake is written; for a missing field, the record that lacks it. */
export function findField(
  values: SourceValues,
  source: string,
  { record = '', path }: Pick<ContentMistake, 'record' | 'path'>,
): ESTree.Node | undefined {
  const [first, ...rest] = path
  // A record of any list in the file has the index: the name tells which is meant.
  const candidates = [...values].filter(([name]) => name.replace(/^\w+\./, '') === String(first))
  const hasName = ({ start, end }: ESTree.Node) => source.slice(start, end).includes(record)
  let [found] = candidates.find(([, node]) => hasName(node)) ?? candidates[0] ?? ['']
  for (const key of rest) {
    if (values.has(`${found}.${String(key)}`)) found += `.${String(key)}`
  }
  return values.get(found)
}

/** Every address: texts that begin with a slash except a page's own `path`, and whatever a field `href` holds. */
export function linksOf(values: SourceValues): Link[] {
  return [...values].flatMap(([path, node]) => {
    const href = textOf(node)
    const isAddress = /\.href$/.test(path) || (href?.startsWith('/') && !/\.path$/.test(path))
    if (href === undefined || !isAddress) return []
    const label = textOf(values.get(path.replace(/\.href$/, '.label'))) ?? ''
    return [{ href, label, isButton: true, place: node.start }]
  })
}

/** The fields that name records of other lists. */
const referenceFields: [field: RegExp, kind: Reference['kind']][] = [
  [/\.related\.\d+$|^featuredServices\.\d+$/, 'service'],
  [/\.nearby\.\d+$|^featuredCities\.\d+$/, 'city'],
  [/^cities\.\d+\.area$/, 'area'],
  [/^services\.\d+\.coupon$/, 'coupon'],
]

export function referencesOf(values: SourceValues): Reference[] {
  return [...values].flatMap(([path, node]) => {
    const slug = textOf(node)
    const [, kind] = referenceFields.find(([field]) => field.test(path)) ?? []
    return slug && kind ? [{ slug, kind, place: node.start }] : []
  })
}

function textOf(node?: ESTree.Node): string | undefined {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
