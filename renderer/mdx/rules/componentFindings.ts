import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import {
  type ComponentName,
  componentNames,
  isComponentName,
  vocabulary,
} from '../../../components/mdx/vocabulary.ts'
import { didYouMean } from './didYouMean.ts'
import { startOf } from './nodePlace.ts'
import type { Finding } from './problem.ts'

/** A tag must be one that articles may use, with the properties that it knows. */
export function componentFindings(node: Nodes): Finding[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  const { name } = node
  if (name === null) return [unknownComponent('', node)]
  if (isComponentName(name)) {
    return [
      ...unknownProperties(name, node),
      ...missingProperties(name, node),
      ...unknownValues(name, node),
    ]
  }
  if (/^[a-z]/.test(name)) return htmlFindings(name, node)
  return [unknownComponent(name, node)]
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement

function unknownComponent(name: string, tag: Tag): Finding {
  return {
    ...startOf(tag),
    kind: 'fatal',
    message: `There is no component <${name}>.`,
    remedy: `${didYouMean(name, componentNames)}An article may use: ${componentNames.join(', ')}.`,
  }
}

function unknownProperties(name: ComponentName, tag: Tag): Finding[] {
  const known = Object.keys(vocabulary[name].properties)
  return tag.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxExpressionAttribute' || known.includes(attribute.name)
      ? []
      : {
          ...startOf(tag),
          kind: 'error',
          message: `<${name}> has no property "${attribute.name}".`,
          remedy: `${didYouMean(attribute.name, known)}${known.length > 0 ? `It knows: ${known.join(', ')}.` : 'It takes none.'}`,
        },
  )
}

function missingProperties(name: ComponentName, tag: Tag): Finding[] {
  const given = tag.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.value ? attribute.name : [],
  )
  return Object.entries(vocabulary[name].properties).flatMap(([property, need]) =>
    need !== 'needed' || given.includes(property)
      ? []
      : {
          ...startOf(tag),
          kind: 'error',
          message: `<${name}> needs the property "${property}".`,
          remedy: `Write <${name} ${property}="…">.`,
        },
  )
}

function unknownValues(name: ComponentName, tag: Tag): Finding[] {
  const properties: Record<string, string | readonly string[]> = vocabulary[name].properties
  return tag.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const values = properties[attribute.name]
    if (!Array.isArray(values) || values.includes(attribute.value)) return []
    return {
      ...startOf(tag),
      kind: 'error',
      message: `<${name}> does not know the ${attribute.name} "${attribute.value}".`,
      remedy: `${didYouMean(String(attribute.value), values)}Write one of: ${values.join(', ')}.`,
    }
  })
}

/** Plain HTML whose Markdown form does more. */
const markdownOf: Record<string, string> = {
  h1: '## and the words',
  h2: '## and the words',
  h3: '### and the words',
  h4: '### and the words',
  img: '![what the picture shows](./picture.jpg)',
  a: '[what it leads to](/services)',
  table: 'a table with | between its cells',
}

function htmlFindings(name: string, tag: Tag): Finding[] {
  const form = markdownOf[name]
  if (!form) return []
  return [
    {
      ...startOf(tag),
      kind: 'error',
      message: `The HTML tag <${name}> goes past what the site does for writers.`,
      remedy: `Write ${form} in its place.`,
    },
  ]
}
