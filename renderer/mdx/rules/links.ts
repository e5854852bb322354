import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isKnownHost } from '../../../content/model/knownHosts.ts'
import { stateOf } from '../../../content/model/lifecycle.ts'
import type { ContentFile } from './contentFile.ts'
import { didYouMean } from './didYouMean.ts'
import { startOf } from './nodePlace.ts'
import type { Finding, Place } from './problem.ts'
import type { Outline } from './readText.ts'
import type { Site } from './site.ts'

/** Links, buttons and the closing box must lead somewhere. @param pages every text by its address */
export function checkLinks(file: Outline, pages: Map<string, Outline>, site: Site): Finding[] {
  return file.links.flatMap(({ href, isButton, ...place }) => {
    const words = wordsFor(href, file, pages, site)
    if (words) return { ...place, kind: 'error', ...words }
    const unknown = hostWords(href)
    if (unknown) return { ...place, kind: 'advice', ...unknown }
    const early = absentWords(href, file, pages, site)
    // The site shows such a link as plain text; a button without its target would be nothing.
    return early ? { ...place, kind: isButton ? 'error' : 'advice', ...early } : []
  })
}

/** Where a text leads. */
export type Link = Place & { href: string; isButton: boolean }
type Words = Pick<Finding, 'message' | 'remedy'>

/** Every link and button of a text, with its place. */
export function linksOf({ tree, frontmatter }: ContentFile): Link[] {
  const links: Link[] = []
  const { cta, sources } = (frontmatter?.values ?? {}) as {
    cta?: { href?: unknown }
    sources?: unknown
  }
  // The schema tells what is no path at all.
  if (frontmatter && typeof cta?.href === 'string' && cta.href.startsWith('/')) {
    links.push({
      ...(frontmatter.placeOf(['cta', 'href']) ?? frontmatter.end),
      href: cta.href,
      isButton: true,
    })
  }
  for (const [index, source] of Array.isArray(sources) ? sources.entries() : []) {
    if (typeof source?.url !== 'string' || !source.url.startsWith('https://')) continue
    const place = frontmatter?.placeOf(['sources', index, 'url'])
    if (place) links.push({ ...place, href: source.url, isButton: false })
  }
  if (!tree) return links
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ ...startOf(node), href: node.url, isButton: false })
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue
        if (typeof attribute.value !== 'string') continue
        links.push({ ...startOf(node), href: attribute.value, isButton: true })
      }
    }
  })
  return links
}

function wordsFor(
  href: string,
  file: Outline,
  pages: Map<string, Outline>,
  site: Site,
): Words | undefined {
  if (href === '') {
    return {
      message: 'This link leads nowhere.',
      remedy: 'Write the address between the round brackets, as in:  [our services](/services)',
    }
  }
  if (href.startsWith('tel:')) {
    return { message: 'A phone number is written out in a link.', remedy: 'Write <Phone />.' }
  }
  if (href.startsWith('mailto:')) {
    return { message: 'An e-mail address is written out in a link.', remedy: 'Write <Email />.' }
  }
  if (/^https:\/\/\S+\.\S+/.test(href)) return undefined
  if (!/^[/#]/.test(href)) return noPath(href, site, pages)
  const [address = '', anchor] = href.split('#')
  // What follows a question mark is for the page to read, as in /contact?service=ac-repair.
  const path = address.replace(/\?.*/, '')
  return pageWords(path, site, pages) ?? anchorWords(path, anchor, file, pages)
}

/** A site that nobody has looked at yet: a slip of the pen, or one to add to the list. */
function hostWords(href: string): Words | undefined {
  if (!URL.canParse(href) || !href.startsWith('https://') || isKnownHost(href)) return undefined
  return {
    message: `Nobody has looked at ${new URL(href).host} yet.`,
    remedy:
      'See whether it is the authority that it should be, then add it to content/model/knownHosts.ts.',
  }
}

function noPath(href: string, site: Site, pages: Map<string, Outline>): Words {
  const path = `/${href.replace(/^[./]*/, '')}`
  const page = hasPage(path, site, pages) ? path : undefined
  return {
    message: `"${href}" is no address that a link can lead to.`,
    remedy: page
      ? `Write ${page}.`
      : 'Begin a page of this site with a slash, as in /services, and another site with https://.',
  }
}

function pageWords(path: string, site: Site, pages: Map<string, Outline>): Words | undefined {
  if (path === '' || hasPage(path, site, pages)) return undefined
  if (/\.\w+$/.test(path) && site.hasFile(`public${path}`)) return undefined
  const plain = path.replace(/(\/|\.html|\.mdx)$/, '')
  return {
    message: `There is no page ${path} on this site.`,
    remedy:
      plain !== path && hasPage(plain, site, pages)
        ? `Write ${plain}.`
        : `${didYouMean(path, pathsOf(site, pages))}The pages are /services/…, /cities/…, /blog/… and ${site.paths.filter((other) => other.split('/').length === 2).join(', ')}.`,
  }
}

function anchorWords(
  path: string,
  anchor: string | undefined,
  file: Outline,
  pages: Map<string, Outline>,
): Words | undefined {
  if (anchor === undefined) return undefined
  const anchors = (path === '' ? file : pages.get(path))?.anchors
  // The anchors of the other pages are held by the tests over the built site.
  if (!anchors) return undefined
  return anchors.includes(anchor)
    ? undefined
    : {
        message: `There is no heading for #${anchor} on ${path === '' ? 'this page' : path}.`,
        remedy:
          anchors.length > 0
            ? `${didYouMean(anchor, anchors)}Its headings are: ${anchors.map((name) => `#${name}`).join(', ')}.`
            : `Leave out #${anchor}: that page has no headings.`,
      }
}

/** A link to an article that the site does not have while it has this one. */
function absentWords(
  href: string,
  file: Outline,
  pages: Map<string, Outline>,
  { today }: Site,
): Words | undefined {
  const goal = pages.get(href.split('#')[0] ?? '')
  if (!goal?.isArticle || file.slug === goal.slug) return undefined
  const { dates: own } = file
  const { dates } = goal
  const state = stateOf(dates, [today, own.published ?? today].toSorted().at(-1) ?? today)
  if (own.draft || state === 'published') return undefined
  const reason = {
    draft: 'is a draft',
    scheduled: `is not published before ${dates.published}`,
    expired: `left the site on ${dates.expires}`,
  }[state]
  return {
    message: `The article ${pathOf(goal)} ${reason}.`,
    remedy: 'Until it is on the site, the words stand there without a link.',
  }
}

/** Ids of the headings, as rehype-slug makes them. */
export function anchorsOf(tree: Root): string[] {
  const slugger = new GithubSlugger()
  const anchors: string[] = []
  visit(tree, 'heading', (heading) => {
    anchors.push(slugger.slug(textOf(heading)))
  })
  return anchors
}

function hasPage(path: string, site: Site, pages: Map<string, Outline>): boolean {
  return site.paths.includes(path) || pages.get(path)?.isArticle === true
}

function pathsOf(site: Site, pages: Map<string, Outline>): string[] {
  const articles = [...pages].filter(([, { isArticle }]) => isArticle).map(([path]) => path)
  return [...site.paths, ...articles]
}

/** Address of a text's page. */
export function pathOf({
  path,
  slug,
  isArticle,
}: Pick<ContentFile, 'path' | 'slug' | 'isArticle'>): string {
  return isArticle ? `/blog/${slug}` : path.replace(/^content/, '').replace(/\.mdx$/, '')
}
