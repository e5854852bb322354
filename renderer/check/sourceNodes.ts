import { type ESTree, Visitor } from 'vite'
import type { ContentMistake } from '../../content/model/validate.ts'
import type { Link } from '../mdx/fileData.ts'

/**
 * Finds where the field of a mistake is written: its record by index and name, then step by step.
 * @param path of the field: names and indexes @param record the name of the record
 * @returns the last node that is found; for a missing field, its record
 */
export function findField(
  program: ESTree.Program,
  source: string,
  { record = '', path }: Pick<ContentMistake, 'record' | 'path'>,
): ESTree.Node | undefined {
  const [first, ...rest] = path
  if (first === undefined) return undefined
  const candidates: ESTree.Node[] = []
  const add = (node: ESTree.Node) => {
    const child = childOf(node, first)
    if (child) candidates.push(child)
  }
  new Visitor({ ArrayExpression: add, ObjectExpression: add, VariableDeclarator: add }).visit(
    program,
  )
  const hasName = ({ start, end }: ESTree.Node) => source.slice(start, end).includes(record)
  let found = candidates.find(hasName) ?? candidates[0]
  for (const key of found ? rest : []) found = (found && childOf(found, key)) ?? found
  return found
}

/** An entry of a list, by its index or its text; the value of a field or a variable. */
function childOf(node: ESTree.Node, key: PropertyKey): ESTree.Node | undefined {
  switch (node.type) {
    case 'ArrayExpression':
      return typeof key === 'number'
        ? (node.elements[key] ?? undefined)
        : (node.elements.find((element) => element && textOf(element) === key) ?? undefined)
    case 'ObjectExpression':
      return fieldsOf(node).find(({ name }) => name === key)?.value
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.name === key
        ? (node.init ?? undefined)
        : undefined
  }
}

/** Every address: texts that begin with a slash except a page's own `path`, and whatever a field `href` holds. */
export function addressesOf(program: ESTree.Program): Link[] {
  const addresses: Link[] = []
  const paths = new Set<ESTree.Node>()
  const links = new Map<ESTree.Node, string>()
  new Visitor({
    ObjectExpression(node) {
      const fields = fieldsOf(node)
      const label = fields.find(({ name }) => name === 'label')
      for (const { name, value } of fields) {
        if (name === 'path') paths.add(value)
        if (name === 'href') links.set(value, (label && textOf(label.value)) ?? '')
      }
    },
    Literal(node) {
      const href = textOf(node)
      if (href === undefined || paths.has(node)) return
      if (!href.startsWith('/') && !links.has(node)) return
      addresses.push({ href, label: links.get(node) ?? '', isButton: true, place: node.start })
    },
  }).visit(program)
  return addresses
}

function fieldsOf({ properties }: ESTree.ObjectExpression) {
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    return [{ name: key.type === 'Identifier' ? key.name : textOf(key), value }]
  })
}

function textOf(node: ESTree.Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
