import { createHash } from 'node:crypto'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import { didYouMean } from './didYouMean.ts'
import type { LocatedExplanation } from './explanations.ts'
import { fieldSchema, getShape, metaOf } from './schemaWalk.ts'

/** The group of a translation that says which text it translates, or where its page is. */
export interface OverlayEntry {
  /** The address of its page in this language, or the last part of it. */
  address?: string
  addressOffset?: number
  /** What its `of` says, and what it must say. */
  of?: string
  isOf: string
  offset: number
}

export interface Overlay {
  document: Document
  errors: LocatedExplanation[]
  /** Each group of the translation, by its field: 'services.3'. */
  entries: Record<string, OverlayEntry>
  /** The entries of lists, the fields, and the sentences that have no translation. */
  missing: string[]
}

/** Fields of a translation only. Addresses of pages, and a hash of the text that it translates. */
const own = ['path', 'of']

/** The fields that tell the entries of a list apart. Other entries match by their position. */
const identities = ['slug', 'id', 'code']

/**
 * Puts the texts of a translation in the place of those of the file that it translates, before both
 * are validated as one. Only what the translation says keeps its place in the source.
 * @param path of the translated file, for messages
 */
export function overlay(base: Document, top: Document, schema: z.ZodType, path: string): Overlay {
  const document = base.clone()
  const errors: LocatedExplanation[] = []
  const entries: Overlay['entries'] = {}
  const missing: string[] = []
  visit(document, {
    Node(_, node) {
      node.range = null
    },
  })
  document.contents = merge(document.contents, top.contents, schema, []) as never
  return { document, errors, entries, missing }

  function report(node: unknown, reason: string, note: string) {
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
    errors.push({ offset, reason, note })
  }

  function merge(
    below: Node | null,
    above: Node | null,
    schema: z.core.$ZodType | undefined,
    field: (string | number)[],
  ): Node | null {
    if (!above || (isScalar(above) && above.value === null)) return below
    if (isMap(above)) return mergeMap(isMap(below) ? below : undefined, above, schema, field)
    if (isSeq(above) && isSeq(below) && below.items.some(isMap))
      return mergeList(below, above, schema, field)
    return above
  }

  function mergeMap(
    below: YAMLMap | undefined,
    above: YAMLMap,
    schema: z.core.$ZodType | undefined,
    field: (string | number)[],
  ): YAMLMap {
    const result = below ?? (above.clone() as YAMLMap)
    if (!below) result.items = []
    result.range = above.range
    addEntry(below, above, schema, field)
    for (const [name, inner] of Object.entries(getShape(schema)))
      if (!above.has(name)) missing.push(...standards(inner, [...field, name]))
    for (const { key, value } of below?.items ?? [])
      if (!above.has(key) && hasSentence(value)) missing.push([...field, key].join('.'))
    for (const pair of above.items) {
      const name = String(pair.key)
      if (own.includes(name)) continue
      const value = below?.get(name, true) as Node | undefined
      const inner = fieldSchema(schema, name)
      if (value === undefined && below && inner && !mayStandAlone(inner)) {
        report(
          pair.key,
          `${path} has no "${name}" here, so there is nothing to translate.`,
          'Delete this line, or write the field there too.',
        )
        continue
      }
      const merged = merge(value ?? null, pair.value as Node | null, inner, [...field, name])
      const place = result.items.findIndex(({ key }) => String(key) === name)
      const item = { ...pair, key: pair.key, value: merged }
      const entry = Object.assign(Object.create(Object.getPrototypeOf(pair)), item)
      if (place === -1) result.items.push(entry)
      else result.items[place] = entry
    }
    return result
  }

  function mergeList(
    below: YAMLSeq,
    above: YAMLSeq,
    schema: z.core.$ZodType | undefined,
    field: (string | number)[],
  ): YAMLSeq {
    const identity = identityOf(below.items)
    const inner = fieldSchema(schema, 0)
    if (!identity && below.items.length !== above.items.length) {
      report(
        above,
        `This list has ${count(above)}, and the one in ${path} has ${count(below)}.`,
        'They go together by their position. Write one for each, in the same order.',
      )
      return below
    }
    const names = identity ? below.items.map((item) => String((item as YAMLMap).get(identity))) : []
    const translated = new Set<number>()
    for (const [position, item] of above.items.entries()) {
      const name = identity && isMap(item) ? item.get(identity) : undefined
      const index = identity ? names.indexOf(String(name)) : position
      if (identity && name === undefined) {
        report(
          item,
          `This entry has no ${identity}.`,
          `Write that of the entry in ${path} that it translates.`,
        )
      } else if (index === -1) {
        const note = `${didYouMean(String(name), names)}Write the ${identity} of an entry there, or delete this one.`
        report(item, `${path} has no entry "${name}".`, note)
      } else {
        translated.add(index)
        below.items[index] = merge(below.items[index] as Node, item as Node, inner, [
          ...field,
          index,
        ])
      }
    }
    below.range = above.range
    for (const index of below.items.keys())
      if (!translated.has(index)) missing.push([...field, index].join('.'))
    return below
  }

  function addEntry(
    below: YAMLMap | undefined,
    above: YAMLMap,
    schema: z.core.$ZodType | undefined,
    field: (string | number)[],
  ) {
    const offset = above.range?.[0] ?? 0
    const address = above.get('path', true)
    const of = above.get('of', true)
    entries[field.join('.')] = {
      offset,
      isOf: hashOf(translatedTexts(below, above, schema)),
      ...(isScalar(address) && {
        address: address.source ?? String(address.value),
        addressOffset: address.range?.[0] ?? offset,
      }),
      ...(isScalar(of) && { of: of.source ?? String(of.value) }),
    }
  }
}

function identityOf(items: unknown[]): string | undefined {
  return identities.find((name) => items.every((item) => isMap(item) && item.has(name)))
}

/** Whether a translation may have a field that the translated file has not. */
function mayStandAlone(schema: z.core.$ZodType): boolean {
  const hasStandard = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  return hasStandard || metaOf(schema).onlyTranslated === true
}

const count = ({ items }: YAMLSeq) => `${items.length} ${items.length === 1 ? 'entry' : 'entries'}`

/** Whether a field needs a translation: names and places have at most one word in lowercase. */
function hasSentence(value: unknown): boolean {
  if (isMap(value)) return value.items.some((pair) => hasSentence(pair.value))
  if (isSeq(value)) return value.items.some(hasSentence)
  return isScalar(value) && /( \p{Ll}+\b.*){2}/u.test(String(value.value))
}

/** The fields whose text has a standard, in this one and below it. */
function standards(schema: z.core.$ZodType, field: (string | number)[]): string[] {
  if (metaOf(schema).standard !== undefined) return [field.join('.')]
  return Object.entries(getShape(schema)).flatMap(([name, inner]) =>
    standards(inner as z.core.$ZodType, [...field, name]),
  )
}

/** Six digits that change with a text. */
export function hashOf(text: unknown): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 6)
}

/** The texts that a group translates, without those of groups that have an `of` themselves. */
function translatedTexts(
  below: unknown,
  above: YAMLMap,
  schema: z.core.$ZodType | undefined,
): unknown[] {
  return above.items.flatMap(({ key, value }) => {
    const name = String(key)
    if (own.includes(name)) return []
    const inner = fieldSchema(schema, name)
    const translated = isMap(below) ? below.get(name, true) : undefined
    return textsOf(translated, value, inner)
  })
}

function textsOf(below: unknown, above: unknown, schema: z.core.$ZodType | undefined): unknown[] {
  if (isMap(above)) return above.has('of') ? [] : translatedTexts(below, above, schema)
  if (isSeq(above) && above.items.some(isMap)) {
    const inner = fieldSchema(schema, 0)
    const items = isSeq(below) ? below.items : []
    const identity = identityOf(items)
    return above.items.flatMap((item, position) => {
      const match = (other: unknown) =>
        isMap(other) && isMap(item) && other.get(identity) === item.get(identity)
      return textsOf(identity ? items.find(match) : items[position], item, inner)
    })
  }
  if (isCollection(below)) return [below.toJSON()]
  return [isScalar(below) ? below.value : schema && metaOf(schema)?.standard]
}
