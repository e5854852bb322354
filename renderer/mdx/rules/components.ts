import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { didYouMean } from '../../content/didYouMean.ts'
import type { ComponentRule } from '../../SiteDefinition.ts'
import { siteOf } from '../fileData.ts'
import { type Report, rule } from '../messages.ts'
import { checkHtml } from './html.ts'

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export const components = rule('components', (tree, report, file) => {
  const { components: known, formerTags } = siteOf(file)
  const names = Object.keys(known)
  // Below an unclosed ---, Markdown doesn't parse lists.
  const hasLists = file.data.fields !== undefined
  const lines = new Map<string, number>()
  visit(tree, isTag, (tag: Tag, _, parent) => {
    const name = tag.name ?? ''
    const component = known[name]
    if (component) {
      const { properties = {}, list, once } = component
      checkProperties(tag, properties, report)
      if (list && hasLists) checkList(tag, list === 'numbers', report)
      if (name === 'Details') checkHidden(tag, report)
      const written = write(name, tag)
      const first = lines.get(written)
      if (first && once) {
        report(
          tag.position,
          `<${written}> is already on the page, on line ${first}.`,
          'Delete one of the two.',
        )
      }
      lines.set(written, tag.position?.start.line ?? 1)
    } else if (/^[a-z]/.test(name))
      checkHtml(tag, name, names, parent !== undefined && isTag(parent), report)
    else {
      const former = formerTags[name]
      const { properties = {} } = known[former?.split(' ')[0] ?? ''] ?? {}
      const isKept = (attribute: Tag['attributes'][number]) =>
        'name' in attribute && attribute.name in properties
      report(
        tag.position,
        `There is no component <${name}>.`,
        former
          ? `Write <${write(former, { ...tag, attributes: tag.attributes.filter(isKept) })} />.`
          : `${didYouMean(name, names)}The components are: ${names.join(', ')}.`,
      )
    }
  })
})

export function isTag(node: { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The tag with its properties, as in an article: Calculator name="fuel-cost" */
function write(name: string, { attributes }: Tag): string {
  const given = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  return [name, ...given.map(({ name, value }) => `${name}="${value}"`)].join(' ')
}

function checkProperties(
  { name: component, attributes, position }: Tag,
  properties: NonNullable<ComponentRule['properties']>,
  report: Report,
) {
  const known = Object.keys(properties)
  const given = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  for (const { name } of given.filter(({ name }) => !known.includes(name))) {
    report(
      position,
      `<${component}> has no property "${name}".`,
      known.length > 0
        ? `${didYouMean(name, known)}Its properties are: ${known.join(', ')}.`
        : `Write <${component}> without properties.`,
    )
  }
  for (const { name } of given.filter(({ name, value }) => known.includes(name) && !value)) {
    if (properties[name] !== 'optional') continue
    report(
      position,
      `The property "${name}" has no value.`,
      `Write <${component} ${name}="…">, or delete it.`,
    )
  }
  for (const { name, value } of given) {
    const values = properties[name]
    if (typeof values !== 'function' || typeof value !== 'string' || !value) continue
    const names = values()
    if (names.includes(value)) continue
    report(
      position,
      `There is no <${component} ${name}="${value}">.`,
      `${didYouMean(value, names)}Write one of: ${names.join(', ')}.`,
    )
  }
  for (const property of known.filter((name) => properties[name] !== 'optional')) {
    if (given.some(({ name, value }) => name === property && value)) continue
    report(
      position,
      `<${component}> needs the property "${property}".`,
      `Write <${component} ${property}="…">.`,
    )
  }
}

function checkList({ name, children, position }: Tag, hasNumbers: boolean, report: Report) {
  for (const child of children) {
    if (child.type !== 'list' || !child.ordered || child.start === 1) continue
    report(
      child.position,
      `This list begins at ${child.start}, but readers see it begin at 1.`,
      'Indent the text above it by three spaces, so that it belongs to the step before.',
    )
  }
  if (children.some((child) => child.type === 'list' && child.ordered === hasNumbers)) return
  report(
    children[0]?.position ?? position,
    `<${name}> needs a list${hasNumbers ? ' with numbers' : ''}.`,
    `Begin each line with ${hasNumbers ? '1. , 2. and so on' : '- and a space'}.`,
  )
}

/** What to do in a danger must not need a tap. */
function checkHidden(details: Tag, report: Report) {
  visit(details, isTag, ({ name, position }: Tag) => {
    if (name !== 'Danger') return
    report(position, '<Danger> is inside <Details>, which hides it.', 'Move it out of <Details>.')
  })
}
