import fc from 'fast-check'
import { CORE_SCHEMA, FAILSAFE_SCHEMA, load } from 'js-yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readYaml } from '../../renderer/content/readYaml.ts'

const runs = { numRuns: 1000 }

/** Pieces of text that mean something in YAML or that look alike, among words. */
const piece = fc.constantFrom(
  ...'Suite¦ac¦warm and cool¦ ¦#¦ #¦ # ¦:¦: ¦,¦, ¦-¦- ¦ - ¦? ¦?¦|¦>¦&¦*¦!¦%¦@¦`¦{years}¦{¦}¦[¦]'.split(
    '¦',
  ),
  ..."\"¦'¦\\¦\\n¦it’s¦it's¦NO¦yes¦true¦~¦null¦1e3¦0x1F¦012¦1_000¦.inf¦2026-01-02¦12:30".split('¦'),
  ...'$1,650¦½¦<<¦---¦...¦\u00a0¦\u2003'.split('¦'),
)
const tricky = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
const ordinary = fc
  .array(fc.constantFrom(...'aZ09 .,:;#-?!%&*@`|>{}[]"\\/$½°é–—’“\u00a0'), { maxLength: 20 })
  .map((characters) => characters.join(''))

const schema = z.strictObject({
  a: z.string().optional(),
  list: z.array(z.string()).optional(),
  n: z.number().optional(),
  b: z.string(),
})

/** A text as pages show it. */
const shown = (text: string) =>
  /@|:\/\//.test(text) ? text.trim() : text.trim().replace(/(?<=\p{L})'/gu, '’')

test('ordinary text in double quotes is read as it was written', () => {
  fc.assert(
    fc.property(ordinary, (text) => {
      const { data } = readYaml(`a: ${JSON.stringify(text)}\nb: b\n`, schema)
      expect(data?.a).toBe(shown(text) || undefined)
    }),
    runs,
  )
})

test('any text in double quotes is read as it was written, or reported', () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string({ unit: 'binary' })), (text) => {
      const { data, errors } = readYaml(`a: x\nb: ${JSON.stringify(text)}\n`, schema)
      if (errors.length === 0) expect(data?.b).toBe(shown(text))
    }),
    runs,
  )
})

/** A comment after a number, a day, or a slug. */
const comment = /^[^\sA-Z]\S*[ \t]+#([ \t]|$)/

test('text without quotes is read as it was written, or reported', () => {
  const text = tricky.filter((text) => !/^\s*["']/.test(text) && !comment.test(text.trim()))
  const indent = fc.constantFrom('', ' ', '  ', '   ', '    ')
  fc.assert(
    fc.property(text, text, indent, indent, (one, other, before, beforeOther) => {
      const field = readYaml(`b: ${one}\n`, schema)
      if (field.errors.length === 0) expect(field.data).toEqual({ b: shown(one) })
      const source = `b: b\nlist:\n${before}- ${one}\n${beforeOther}- ${other}\n`
      const { data, errors } = readYaml(source, schema)
      if (errors.length === 0) expect(data?.list, source).toEqual([shown(one), shown(other)])
    }),
    runs,
  )
})

test('every accepted document has the values that another YAML parser reads', () => {
  const scalar = fc.oneof(
    tricky,
    tricky.map((text) => JSON.stringify(text)),
    tricky.map((text) => `'${text.replaceAll("'", "''")}'`),
    fc.array(tricky, { maxLength: 3 }).map((texts) => `[${texts.join(', ')}]`),
    fc.array(tricky, { minLength: 1, maxLength: 3 }).map((texts) => texts.join('\n  ')),
    fc
      .tuple(fc.constantFrom('|', '>', '|-', '>-', '>+'), fc.array(tricky, { maxLength: 3 }))
      .map(([sign, texts]) => `${sign}\n  ${texts.join('\n  ')}`),
    fc
      .array(tricky, { maxLength: 3 })
      .map((texts) => texts.map((text) => `\n  - ${text}`).join('')),
  )
  const line = fc.tuple(fc.constantFrom('a', 'list', 'n'), scalar)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
      const source = `${lines.map(([name, value]) => `${name}: ${value}\n`).join('')}b: b\n`
      const { data, errors } = readYaml(source, schema)
      if (errors.length > 0) return
      expect(data, source).toEqual(readElsewhere(source))
    }),
    runs,
  )
})

/** The values according to js-yaml: texts as they are written, numbers as numbers. */
function readElsewhere(source: string): Record<string, unknown> {
  const written = Object.entries(
    z.record(z.string(), z.unknown()).parse(load(source, { schema: FAILSAFE_SCHEMA })),
  )
  const values = z.record(z.string(), z.unknown()).parse(load(source, { schema: CORE_SCHEMA }))
  const toText = (text: unknown) => (typeof text === 'string' ? shown(text) : text)
  return Object.fromEntries(
    written
      .map(([name, value]) => {
        if (name === 'n') return [name, toText(values.n)]
        return [name, Array.isArray(value) ? value.map(toText) : toText(value)]
      })
      .filter(([name, value]) => value !== '' && values[String(name)] !== null),
  )
}
