import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { componentNames, type Properties, vocabulary } from '../../../components/mdx/vocabulary.ts'
import { didYouMean } from '../../../content/model/didYouMean.ts'
import { type Report, rule } from '../messages.ts'

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

/** A tag must be one that texts may use, with the properties that it takes. */
export const components = rule('components', (tree, report) => {
  visit(tree, isTag, (tag: Tag) => {
    const name = tag.name ?? ''
    const properties = vocabulary[name]
    if (properties) checkProperties(tag, properties, report)
    else if (/^[a-z]/.test(name)) checkHtml(tag, name, report)
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

/** HTML that has a form in Markdown. */
const markdownFor: Record<string, string> = {
  h1: '## and the words',
  h2: '## and the words',
  h3: '### and the words',
  h4: '### and the words',
  img: '![what the picture shows](./picture.jpg)',
  a: '[what it leads to](/services)',
  table: 'a table with | between its cells',
}

function checkHtml({ position }: Tag, name: string, report: Report): void {
  const component = componentNames.find((other) => other.toLowerCase() === name)
  const markdown = markdownFor[name]
  if (component) {
    const note = `Write <${component}> with a capital letter, in both tags.`
    report(position, `There is no <${name}>.`, note)
  } else if (markdown) {
    report(position, `Use Markdown instead of <${name}>.`, `Write ${markdown}.`)
  }
}
