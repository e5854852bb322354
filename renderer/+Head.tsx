import { createElement } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { errorPage } from '../content/model/errorPage.ts'
import type { PageData } from '../content/model/pageFacts.ts'
import { type HeadTag, headTags } from './head/headTags.ts'

// The title and the description too: Vike's own settings would repeat them as Open Graph properties.
// https://vike.dev/Head
export function Head() {
  const page = (usePageContext().data as PageData | undefined)?.page ?? errorPage
  return headTags(page).map(toElement)
}

function toElement({ name, attributes, text }: HeadTag) {
  const key = JSON.stringify(attributes)
  return name === 'script'
    ? createElement(name, { key, ...attributes, dangerouslySetInnerHTML: { __html: text ?? '' } })
    : createElement(name, { key, ...attributes }, text)
}
