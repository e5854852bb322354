import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  type ComponentName,
  componentNames,
  isComponentName,
  vocabulary,
} from '../../../components/mdx/vocabulary.ts'
import { didYouMean } from '../../../content/model/didYouMean.ts'
import { addMessage } from '../addMessage.ts'

type Tag = MdxJsxFlowElement | MdxJsxTextElement

/** A tag must be one that texts may use, with the properties that it takes. */
export const components = lintRule<Root>('content:components', (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!isTag(node)) return
    const name = node.name ?? ''
    if (isComponentName(name)) checkProperties(file, node, name)
    else if (/^[a-z]/.test(name)) checkHtml(file, node, name)
    else {
      addMessage(
        file,
        node.position,
        `There is no component <${name}>.`,
        `${didYouMean(name, componentNames)}The components are: ${componentNames.join(', ')}.`,
      )
    }
  })
})

/** Narrows a node to what `visit` was asked for. */
export function isTag(node: { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function checkProperties(file: VFile, tag: Tag, component: ComponentName): void {
  const properties: Record<string, string> = vocabulary[component].properties
  const known = Object.keys(properties)
  const given = tag.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? attribute : [],
  )
  for (const { name } of given.filter(({ name }) => !known.includes(name))) {
    addMessage(
      file,
      tag.position,
      `<${component}> has no property "${name}".`,
      known.length > 0
        ? `${didYouMean(name, known)}Its properties are: ${known.join(', ')}.`
        : `Write <${component}> without properties.`,
    )
  }
  const isGiven = (property: string) => given.some(({ name, value }) => name === property && value)
  const needed = known.filter((property) => properties[property] === 'needed')
  for (const property of needed.filter((property) => !isGiven(property))) {
    addMessage(
      file,
      tag.position,
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

function checkHtml(file: VFile, tag: Tag, name: string): void {
  const component = componentNames.find((other) => other.toLowerCase() === name)
  const markdown = markdownFor[name]
  if (component) {
    addMessage(
      file,
      tag.position,
      `There is no <${name}>.`,
      `Write <${component}> with a capital letter, in both tags.`,
    )
  } else if (markdown) {
    addMessage(file, tag.position, `Use Markdown instead of <${name}>.`, `Write ${markdown}.`)
  }
}
