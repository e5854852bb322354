import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { mdxComponents } from '../../components/mdx/mdxComponents.ts'
import { CallToAction } from '../../components/ui/CallToAction.tsx'
import { SourceList } from '../../components/ui/SourceList.tsx'
import type { Article } from '../../content/model/articleOrder.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { Wrapper } from '../+Wrapper.tsx'

/** An article in full for feeds: as its page shows it, without styles, with absolute addresses. */
export function articleHtml({ slug, intro, Body, cta, sources = [] }: Article): string {
  const html = renderToStaticMarkup(
    <Wrapper>
      <p>{intro}</p>
      <Body components={mdxComponents} />
      <CallToAction {...cta}>
        <p>{cta.text}</p>
      </CallToAction>
      {sources.length > 0 && (
        <>
          <h2>Sources</h2>
          <SourceList sources={sources} />
        </>
      )}
    </Wrapper>,
  )
  return String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeDescribeDrawings)
      .use(rehypeSanitize, schema)
      .use(rehypeAbsoluteUrls, `/blog/${slug}`)
      .use(rehypeStringify)
      .processSync(html),
  )
}

/** What GitHub allows, and figures. No ids: articles share a feed. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    '*': ['alt', 'colSpan', 'height', 'rowSpan', 'scope', 'start', 'width'],
    a: ['href'],
    img: ['src', 'srcSet'],
    source: ['srcSet', 'type'],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  // No feed reader calculates: of a calculator, its worked example stays.
  strip: ['script', 'svg', 'label', 'button'],
}

/** Most feed readers drop drawings: their description takes their place. */
function rehypeDescribeDrawings() {
  return (tree: Root) => {
    visit(tree, { tagName: 'svg' }, (svg: Element) => {
      const description = svg.children.find(
        (child) => 'tagName' in child && child.tagName === 'desc',
      )
      if (description && 'children' in description) {
        svg.tagName = 'p'
        svg.children = description.children
      }
    })
  }
}

function rehypeAbsoluteUrls(path: string) {
  const absolute = (url: string) =>
    url.startsWith('/') ? absoluteUrl(url) : url.startsWith('#') ? absoluteUrl(path) + url : url
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src'] as const) {
        const url = properties[name]
        if (typeof url === 'string') properties[name] = absolute(url)
      }
      // 'a.webp 480w, b.webp 800w'
      if (typeof properties.srcSet === 'string') {
        properties.srcSet = properties.srcSet.split(', ').map(absolute).join(', ')
      }
    })
  }
}
