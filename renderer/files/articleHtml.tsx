import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import * as mdxComponents from '../../components/mdx/mdxComponents.ts'
import { CallToAction } from '../../components/ui/CallToAction.tsx'
import { SourceList } from '../../components/ui/SourceList.tsx'
import type { Article } from '../../content/model/article.ts'
import { paths } from '../../content/model/paths.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { Wrapper } from '../+Wrapper.tsx'

/** An article in full for feeds: as its page shows it, without styles, with absolute addresses. */
export function articleHtml({ slug, intro, Body, cta, sources }: Article): string {
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
  const cleaned = String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeRemoveControls)
      .use(rehypeSanitize, schema)
      .use(rehypeAbsoluteUrls, absoluteUrl(paths.article(slug)))
      .use(rehypeStringify)
      .processSync(html),
  )
  // It would end the feed's CDATA section.
  return cleaned.replaceAll(']]>', ']]&gt;')
}

/** What feed readers show. Of other elements, the text stays. No ids: articles share a feed. */
const schema: Schema = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'div', 'blockquote', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'strong', 'em', 'code', 'pre', 'br', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['alt', 'height', 'src', 'width'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: [
    'script',
    // Of a drawing, the description stays: most feed readers show no drawings.
    ...['title', 'text'],
  ],
}

/** Of a calculator, the worked example stays: no feed reader calculates. */
function rehypeRemoveControls() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }, index, parent) => {
      if (properties.dataControls === undefined || index === undefined) return
      parent?.children.splice(index, 1)
      return index
    })
  }
}

function rehypeAbsoluteUrls(page: string) {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const url = properties[name]
        if (typeof url === 'string') properties[name] = new URL(url, page).href
      }
    })
  }
}
