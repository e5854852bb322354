import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { componentNames, type Properties, vocabulary } from '../../../components/mdx/vocabulary.ts'
import { didYouMean } from '../../../content/model/didYouMean.ts'
import { isArticle } from '../fileData.ts'
import { type Report, rule } from '../messages.ts'

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

/** A tag must be a known component, with known attributes. */
export const components = rule('components', (tree, report, file) => {
  // Below an unclosed ---, Markdown doesn't parse lists.
  const hasLists = !isArticle(file) || file.data.fields !== undefined
  const lines = new Map<string, number>()
  visit(tree, isTag, (tag: Tag) => {
    const name = tag.name ?? ''
    const properties = vocabulary[name]
    if (properties) {
      checkProperties(tag, properties, report)
      if (hasLists) checkList(tag, name, report)
      if (name === 'Details') checkHidden(tag, report)
      const first = lines.get(name)
      if (first && onlyOnce.test(name)) {
        report(
          tag.position,
          `<${name}> is already on the page, on line ${first}.`,
          'Delete one of the two.',
        )
      }
      lines.set(name, tag.position?.start.line ?? 1)
    } else if (/^[a-z]/.test(name)) checkHtml(tag, name, report)
    else {
      report(
        tag.position,
        `There is no component <${name}>.`,
        `${didYouMean(name, componentNames)}The components are: ${componentNames.join(', ')}.`,
      )
    }
  })
})

export function isTag(node: { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function checkProperties(
  { name: component, attributes, position }: Tag,
  properties: Properties,
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
  for (const property of known.filter((name) => properties[name] === 'required')) {
    if (given.some(({ name, value }) => name === property && value)) continue
    report(
      position,
      `<${component}> needs the property "${property}".`,
      `Write <${component} ${property}="…">.`,
    )
  }
}

/** Components with ids, which must be unique on a page. */
const onlyOnce = /Diagram$|^(CoolingCost|FuelCost|RepairOrReplace|ThermostatPayback)$/

/** Components that wrap a list, and whether it is numbered. */
const lists: Record<string, boolean> = {
  Checklist: false,
  Cons: false,
  KeyPoints: false,
  Pros: false,
  Steps: true,
}

function checkList({ children, position }: Tag, name: string, report: Report) {
  const hasNumbers = lists[name]
  if (hasNumbers === undefined) return
  if (children.some((child) => child.type === 'list' && child.ordered === hasNumbers)) return
  report(
    children[0]?.position ?? position,
    `<${name}> needs a list${hasNumbers ? ' with numbers' : ''}.`,
    `Begin each line with ${hasNumbers ? '1. , 2. and so on' : '- and a space'}.`,
  )
}

/** What to do in an emergency must not need a tap. */
function checkHidden(details: Tag, report: Report) {
  visit(details, isTag, ({ name, position }: Tag) => {
    if (name !== 'Emergency') return
    report(
      position,
      '<Emergency> is inside <Details>, which hides it.',
      'Move it out of <Details>.',
    )
  })
}

/** HTML elements that have a Markdown equivalent. */
const markdownFor: Record<string, string> = {
  h1: '## and the words',
  h2: '## and the words',
  h3: '### and the words',
  h4: '### and the words',
  img: '![what the picture shows](./picture.jpg)',
  a: '[what it leads to](/services)',
  table: 'a table with | between its cells',
}

/** HTML elements that the content security policy blocks. */
const blocked = /^(audio|embed|iframe|object|script|style|video)$/

/** HTML elements that need no styles. */
const plain = /^(br|sub|sup)$/

/** Other HTML elements would have the browser's default styles. */
export const html = rule('html', (tree, report) => {
  visit(tree, isTag, ({ name, position }: Tag) => {
    if (!name || !/^[a-z]/.test(name) || plain.test(name)) return
    report(
      position,
      `<${name}> is HTML, for which this site has no design.`,
      'Delete the tags, or use Markdown or a component.',
    )
  })
})

function checkHtml({ attributes, position }: Tag, name: string, report: Report): void {
  const component = componentNames.find((other) => other.toLowerCase() === name)
  const markdown = markdownFor[name]
  if (component) {
    const note = `Write <${component}> with a capital letter, in both tags.`
    report(position, `There is no <${name}>.`, note)
  } else if (markdown) {
    report(position, `Use Markdown instead of <${name}>.`, `Write ${markdown}.`)
  } else if (blocked.test(name)) {
    report(
      position,
      `<${name}> does not work on this site.`,
      'Put a link in its place: [what it leads to](https://…).',
    )
  } else if (attributes.some((attribute) => 'name' in attribute && attribute.name === 'style')) {
    report(position, "Documents can't set styles.", 'Delete style="…".')
  }
}
