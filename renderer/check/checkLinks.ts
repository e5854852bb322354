import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { VFile } from 'vfile'
import { didYouMean } from '../../content/model/didYouMean.ts'
import { stateOf } from '../../content/model/lifecycle.ts'
import { addAdvice, addError } from '../mdx/addMessage.ts'
import { addressOf } from '../mdx/fileData.ts'
import type { SiteCheck } from './site.ts'

interface Explanation {
  reason: string
  note: string
}

/** Links, buttons and closing boxes must lead to a page, and say which. */
export function checkLinks(file: VFile, { site, texts, articles }: SiteCheck): void {
  for (const { href, label, isButton, place } of file.data.links ?? []) {
    const broken = explainBroken(href, file)
    const absent = broken ? undefined : explainAbsent(href, file)
    const misleading = broken ? undefined : explainLabel(href, label)
    if (broken) addError(file, place, 'link', broken)
    // A link to it is plain text until the article is there. A button would be nothing.
    if (absent) (isButton ? addError : addAdvice)(file, place, 'link', absent)
    if (misleading) addAdvice(file, place, 'link-label', misleading)
  }

  function explainBroken(href: string, file: VFile): Explanation | undefined {
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
      return { reason: 'An e-mail address is written out in a link.', note: 'Write <Email />.' }
    }
    if (/^https:\/\/\S+\.\S+/.test(href)) return undefined
    if (!/^[/#]/.test(href)) return explainNoPath(href)
    const [address = '', anchor] = href.split('#')
    // What follows a question mark is for the page to read, as in /contact?service=ac-repair.
    const path = address.replace(/\?.*/, '')
    return explainNoPage(path, file) ?? explainNoAnchor(path, anchor, file)
  }

  function explainNoPath(href: string): Explanation {
    const path = `/${href.replace(/^[./]*/, '')}`
    return {
      reason: `"${href}" isn't an address that a link can lead to.`,
      note: hasPage(path)
        ? `Write ${path}.`
        : 'Begin a page of this site with a slash, as in /services, and another site with https://.',
    }
  }

  function explainNoPage(path: string, file: VFile): Explanation | undefined {
    if (path === '' || hasPage(path)) return undefined
    if (/\.\w+$/.test(path) && existsSync(join(file.cwd, 'public', path))) return undefined
    const plain = path.replace(/(\/|\.html|\.mdx)$/, '')
    const known = [...Object.keys(site.pages), ...articles.keys()]
    const fixed = known.filter((other) => other.lastIndexOf('/') === 0)
    return {
      reason: `${path} isn't a page on this site.`,
      note:
        plain !== path && hasPage(plain)
          ? `Write ${plain}.`
          : `${didYouMean(path, known)}The pages are /services/…, /cities/…, /blog/… and ${fixed.join(', ')}.`,
    }
  }

  function explainNoAnchor(path: string, anchor: string | undefined, file: VFile) {
    const { anchors } = (path === '' ? file : texts.get(path))?.data ?? {}
    // The headings of other pages are checked on the built site.
    if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined
    return {
      reason: `There is no heading for #${anchor} on ${path === '' ? 'this page' : path}.`,
      note:
        anchors.length > 0
          ? `${didYouMean(anchor, anchors)}Its headings are: ${anchors.map((id) => `#${id}`).join(', ')}.`
          : `Leave out #${anchor}: that page has no headings.`,
    }
  }

  /** A link to an article that the site does not have on the days when it has this one. */
  function explainAbsent(href: string, file: VFile): Explanation | undefined {
    const target = articles.get(href.split('#')[0] ?? '')
    const own = file.data.article
    const { article } = target?.data ?? {}
    if (!target || !article || own === article || own?.draft) return undefined
    const day = own && own.published > site.today ? own.published : site.today
    const state = stateOf(article, day)
    if (state === 'published') return undefined
    const reason = {
      draft: 'is a draft',
      scheduled: `is not published before ${article.published}`,
      expired: `left the site on ${article.expires}`,
    }[state]
    return {
      reason: `The article ${addressOf(target)} ${reason}.`,
      note: 'Until it is on the site, the words are there without a link.',
    }
  }

  /** Words that name one service or city, on a link to another. */
  function explainLabel(href: string, label: string): Explanation | undefined {
    const own = site.pages[href]
    if (!own || !/^\/(services|cities)\//.test(href) || names(label, own)) return undefined
    const [named] = Object.entries(site.pages)
      .filter(([path, name]) => /^\/(services|cities)\//.test(path) && names(label, name))
      .toSorted(([, a], [, b]) => b.length - a.length)
    return named
      ? {
          reason: `"${label}" leads to ${href}, the page of ${own}.`,
          note: `Write ${named[0]}, or other words.`,
        }
      : undefined
  }

  function hasPage(path: string): boolean {
    return path in site.pages || articles.has(path)
  }
}

function names(label: string, page: string): boolean {
  return label.toLowerCase().includes(page.toLowerCase())
}
