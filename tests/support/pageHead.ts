import type { BuiltPage } from './builtSite.ts'

/** The values of the `<meta>` elements with a name or property. */
export function metaContents({ document }: BuiltPage, name: string): string[] {
  return document
    .querySelectorAll(`head meta[name="${name}"], head meta[property="${name}"]`)
    .map((element) => element.getAttribute('content') ?? '')
}

/** The value of a `<meta>` element. @throws if the head doesn't have exactly one */
export function metaContent(page: BuiltPage, name: string): string {
  return only(metaContents(page, name), `${name} in ${page.path}`)
}

export function linkTargets({ document }: BuiltPage, rel: string): string[] {
  return document
    .querySelectorAll(`head link[rel="${rel}"]`)
    .map((element) => element.getAttribute('href') ?? '')
}

type JsonLdNode = Record<string, unknown> & { '@type': string | string[]; '@id': string }

export function jsonLdNodes({ document }: BuiltPage): JsonLdNode[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.rawText)['@graph'])
}

/** The node of the given type, or of several with it. @throws if the page doesn't have exactly one */
export function jsonLdNode(page: BuiltPage, type: string): JsonLdNode {
  const nodes = jsonLdNodes(page).filter((node) => [node['@type']].flat().includes(type))
  return only(nodes, `${type} in ${page.path}`)
}

/** Whether search results may list the page. */
export function isIndexable(page: BuiltPage): boolean {
  return !metaContent(page, 'robots').includes('noindex')
}

function only<Item>(items: Item[], what: string): Item {
  const [item] = items
  if (item === undefined || items.length > 1) throw new Error(`Expected one ${what}.`)
  return item
}
