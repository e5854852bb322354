import { posix } from 'node:path'
import type { VFile } from 'vfile'
import {
  addMessage,
  closestWord,
  decodeUrl,
  didYouMean,
  type Explanation,
  encodeUrl,
  findFile,
  generatedFiles,
  ignoreCase,
  recordPath,
  toUrlPath,
} from '../../renderer/index.ts'
import { getStatus } from '../lifecycle.ts'
import { pageKey, type Site } from './site.ts'

/** Reports links that lead nowhere, and labels that name another page. @param texts by path */
export function checkLinks(file: VFile, texts: Map<string, VFile>, site: Site): void {
  const { frontmatter: own, anchors: ownAnchors } = file.data
  const allPages = [...Object.keys(site.pages), ...texts.keys()]
  for (const { href, label, isButton, offset } of file.data.links ?? []) {
    const broken = explainBroken(href)
    if (broken) {
      addMessage(file, offset, 'link', broken)
      continue
    }
    const unlisted = explainUnlisted(href)
    const absent = explainAbsent(href, isButton)
    const misleading = explainLabel(href, label)
    // Until the article is published, a link to it renders as plain text. A button can't.
    if (absent) addMessage(file, offset, 'link', absent, isButton)
    if (unlisted) addMessage(file, offset, 'sources', unlisted, false)
    if (misleading) addMessage(file, offset, 'link-label', misleading, false)
  }

  function explainBroken(href: string): Explanation | undefined {
    if (href === '') {
      return {
        reason: 'This link leads nowhere.',
        note: 'Write the address between the round brackets, as in:  [our services](/services)',
      }
    }
    if (href.startsWith('tel:')) {
      return { reason: 'A phone number is written out in a link.', note: 'Write <Phone />.' }
    }
    if (href.startsWith('mailto:')) {
      return { reason: 'An email address is written out in a link.', note: 'Write <Email />.' }
    }
    if (/^https:\/\/\S+\.\S+/.test(href) && URL.canParse(href)) {
      return explainOwn(new URL(href)) ?? explainDetour(new URL(href))
    }
    const [, elsewhere] =
      href.match(/^(?:http:\/\/|\/\/|(?=www\.))([\w-]+\.[\w.-]+(?:\/.*)?)$/) ?? []
    if (elsewhere || !/^[/#]/.test(href)) {
      const path = `/${href.replace(/^[./]*/, '')}`
      const page =
        allPages.find((page) => page === path) ?? allPages.find((page) => page.endsWith(path))
      return {
        reason: `"${href}" isn't an address that a link can lead to.`,
        note: elsewhere
          ? `Write https://${elsewhere}.`
          : page
            ? `Write ${page}.`
            : 'Begin a page of this site with a slash, as in /services, and another site with https://.',
      }
    }
    const [address = '', anchor] = href.split('#')
    // The target page reads its query string, as in /contact?service=ac-repair.
    const path = address.replace(/\?.*/, '')
    return explainNoPage(path) ?? explainNoAnchor(path, anchor)
  }

  /** A page that was copied from the address bar is checked only as a path. */
  function explainOwn({ host, pathname, search, hash }: URL): Explanation | undefined {
    const withoutWww = (name: string) => name.replace(/^www\./, '')
    const isOwn = withoutWww(host) === withoutWww(new URL(site.url).host)
    return isOwn && file.path !== recordPath('redirects')
      ? { reason: 'This page is on this site.', note: `Write ${pathname}${search}${hash}.` }
      : undefined
  }

  function explainNoPage(path: string): Explanation | undefined {
    if (path === '' || hasPage(path)) return undefined
    if (generatedFiles.includes(path)) return undefined
    const published = `public${decodeUrl(path)}`
    const near = /\.\w+$/.test(path) ? findFile(file.cwd, published, ignoreCase) : undefined
    if (near === published) return undefined
    const plain = path.replace(/(\/|\.html|\.mdx)$/, '')
    const fixed = allPages.filter((other) => other.lastIndexOf('/') === 0)
    return {
      reason: `${path} isn't a page on this site.`,
      note: near
        ? explainName(near)
        : plain !== path && hasPage(plain)
          ? `Write ${plain}.`
          : `${similarPage(path)}Delete the link, or change it to /services/…, /cities/…, /blog/… or one of ${fixed.join(', ')}.`,
    }
  }

  /** Compares only the last segment: folders make different paths look alike. */
  function similarPage(path: string): string {
    const folder = path.replace(/[^/]*$/, '')
    const inFolder = allPages.filter((page) => page.startsWith(folder))
    if (inFolder.length === 0) return didYouMean(path, allPages)
    const names = inFolder.map((page) => page.slice(folder.length))
    const name = closestWord(path.slice(folder.length), names)
    return name ? `Did you mean "${folder}${name}"? ` : ''
  }

  function explainNoAnchor(path: string, anchor: string | undefined): Explanation | undefined {
    const anchors = path === '' ? ownAnchors : texts.get(path)?.data.anchors
    // The headings of other pages are checked on the built site.
    if (anchor === undefined || !anchors || anchors.includes(decodeUrl(anchor))) return undefined
    return {
      reason: `There is no heading for #${anchor} on ${path === '' ? 'this page' : path}.`,
      note:
        anchors.length > 0
          ? `${didYouMean(anchor, anchors)}Its headings are: ${anchors.map((id) => `#${id}`).join(', ')}.`
          : `Leave out #${anchor}: that page has no headings.`,
    }
  }

  /** A linked external page is a source too: sources.yaml says whether it was read. */
  function explainUnlisted(href: string): Explanation | undefined {
    // Records and own pages cite nothing: they link to a booking service, a lender, or a profile.
    const isCited = !/\.yaml$|^content\/pages\//.test(file.path)
    if (!isCited || !href.startsWith('https://') || site.sourcePages.has(pageKey(href)))
      return undefined
    return {
      reason: `This page of ${new URL(href).hostname} is not in content/sources.yaml.`,
      note: 'Add it there with what it says, or link to a page that is listed.',
    }
  }

  /** A link to an article that won't be live yet when this one is published. */
  function explainAbsent(href: string, isButton: boolean): Explanation | undefined {
    const target = texts.get(href.split('#')[0] ?? '')
    const article = target?.data.frontmatter
    if (!target || !article || own === article || own?.draft) return undefined
    const day = own?.published && own.published > site.today ? own.published : site.today
    const state = getStatus(article, day)
    if (state === 'published') return undefined
    const [reason, change] = {
      draft: ['is a draft', 'delete "draft: true" there'],
      scheduled: [`is not published before ${article.published}`, `write ${day} or earlier there`],
      expired: [`left the site on ${article.expires}`, 'delete "expires" there'],
    }[state]
    return {
      reason: `The article ${toUrlPath(target)} ${reason}.`,
      note: isButton
        ? `Write the address of another page, or ${change}.`
        : state === 'expired'
          ? 'The link is plain text: delete it.'
          : 'Until it is published, the link is plain text.',
    }
  }

  /** A label that names one service or city, on a link to another. */
  function explainLabel(href: string, label: string): Explanation | undefined {
    const subjects = Object.entries(site.pages)
      .filter(([path, name]) => /^\/(services|cities)\//.test(path) && includes(label, name))
      .toSorted(([, a], [, b]) => b.length - a.length)
    const [named] = subjects
    const isSubject = /^\/(services|cities)\//.test(href) && href in site.pages
    if (!named || !isSubject || subjects.some(([path]) => path === href)) return undefined
    return {
      reason: `"${label}" leads to ${href}, the page of ${site.pages[href]}.`,
      note: `Write ${named[0]}, or other words.`,
    }
  }

  function hasPage(path: string): boolean {
    return path in site.pages || texts.has(path)
  }
}

/** Parameters that say where a visitor came from. */
const tracking = /^(utm_\w+|fbclid|gclid|msclkid|srsltid|mc_[ce]id)$/

/** A link that was copied from a search, a mail, or a chat. */
function explainDetour(url: URL): Explanation | undefined {
  const target = url.searchParams.get('q') ?? url.searchParams.get('url')
  if (/^(www\.)?google\.\w+$/.test(url.hostname) && url.pathname === '/url' && target) {
    return { reason: 'This link leads through Google.', note: `Write ${target}.` }
  }
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  for (const name of names) url.searchParams.delete(name)
  if (names.length === 0) return undefined
  return { reason: `The "${names[0]}" in this address follows readers.`, note: `Write ${url}.` }
}

/** A file of almost this name, which some hosts find and others don't. */
function explainName(path: string): string {
  const name = posix.basename(path)
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return plain === name
    ? `Write ${encodeUrl(path.replace(/^public/, ''))}, with the same capital letters as the file.`
    : `Rename the file to ${plain}, without accents.`
}

function includes(label: string, name: string): boolean {
  return label.toLowerCase().includes(name.toLowerCase())
}
