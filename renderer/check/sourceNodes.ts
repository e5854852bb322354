import { type ESTree, Visitor } from 'vite'
import type { ContentMistake } from '../../content/model/validate.ts'
import type { Link } from '../mdx/fileData.ts'

type SourceNode = ESTree.Node

/** The lists, records, fields, values and variables of a content file, in the order of the source. */
export function nodesOf(program: ESTree.Program): SourceNode[] {
  const nodes: SourceNode[] = []
  const add = (node: SourceNode) => {
    nodes.push(node)
  }
  new Visitor({
    ArrayExpression: add,
    ObjectExpression: add,
    Property: add,
    Literal: add,
    VariableDeclarator: add,
  }).visit(program)
  return nodes
}

/**
 * Finds where the field of a mistake is written: its record by index and name, then step by step.
 * @returns the last node that is found; for a missing field, its record
 */
export function findField(
  nodes: SourceNode[],
  { record, path }: Pick<ContentMistake, 'record' | 'path'>,
): SourceNode | undefined {
  const [first, ...rest] = path
  let found = typeof first === 'number' ? findRecord(nodes, first, record) : undefined
  for (const key of found ? rest : path) {
    const within = nodes.filter((node) => !found || (node !== found && isWithin(node, found)))
    const next = typeof key === 'number' ? entryOf(within, key) : findNamed(within, String(key))
    if (!next) break
    found = next
  }
  return found
}

function findRecord(nodes: SourceNode[], index: number, name: string | undefined) {
  const records = nodes.flatMap((node) => entryOf([node], index) ?? [])
  const hasName = (record: SourceNode) =>
    nodes.some((node) => textOf(node) === name && isWithin(node, record))
  return records.find(hasName) ?? records[0]
}

function entryOf(nodes: SourceNode[], index: number): SourceNode | undefined {
  const list = nodes.find((node) => node.type === 'ArrayExpression')
  return list?.elements[index] ?? undefined
}

/** A field or a variable, or a text of a list. */
function findNamed(nodes: SourceNode[], name: string): SourceNode | undefined {
  return nodes.find((node) => nameOf(node) === name || textOf(node) === name)
}

function isWithin(node: SourceNode, other: SourceNode): boolean {
  return node.start >= other.start && node.end <= other.end
}

/** Every address: texts that begin with a slash, and whatever a field `href` holds. */
export function addressesOf(nodes: SourceNode[]): (Omit<Link, 'place'> & { offset: number })[] {
  const isPath = new Set<SourceNode>()
  const labelOf = new Map<SourceNode, string>()
  const hrefs = new Set<SourceNode>()
  for (const node of nodes) {
    if (node.type !== 'ObjectExpression') continue
    const fields = node.properties.filter((property) => property.type === 'Property')
    const field = (name: string) => fields.find((other) => nameOf(other) === name)?.value
    const [href, label, path] = [field('href'), field('label'), field('path')]
    if (href) hrefs.add(href)
    if (href && label) labelOf.set(href, textOf(label) ?? '')
    if (path) isPath.add(path)
  }
  return nodes.flatMap((node) => {
    const href = textOf(node)
    const isAddress = hrefs.has(node) || (href?.startsWith('/') && !isPath.has(node))
    return href !== undefined && isAddress
      ? { href, label: labelOf.get(node) ?? '', isButton: true, offset: node.start }
      : []
  })
}

function nameOf(node: SourceNode): string | undefined {
  const key =
    node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined
  return key?.type === 'Identifier' ? key.name : key && textOf(key)
}

function textOf(node: SourceNode): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
