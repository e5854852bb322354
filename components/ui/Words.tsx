import { createElement, Fragment, type ReactNode } from 'react'

interface WordsProps {
  text: string
  /** What takes the place of a placeholder, by its name: a link, or bold text. */
  [placeholder: string]: ReactNode
}

/** A text of `words` with elements in place of its placeholders. */
export function Words({ text, ...elements }: WordsProps) {
  const parts = text.split(/\{(\w+)\}/)
  const children = parts.map((part, index) => (index % 2 === 1 ? elements[part] : part))
  // Parts in a fixed order need no keys.
  return createElement(Fragment, null, ...children)
}
