import { describe, expect, test } from 'vitest'
import { prefillOf } from '../../components/islands/contact/prefill.ts'
import { subjects } from '../../components/islands/contact/subjects.data.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { type BuiltPage, builtPages, resolves } from './builtSite.ts'
import { contentLines } from './contentLines.ts'

describe.each(builtPages)('the links of $path', (page) => {
  const targets = targetsIn(page)

  test('lead to pages, anchors and files of the build', () => {
    const broken = targets.filter((target) => isOwn(target) && !leadsSomewhere(target, page))
    expect(broken.map((target) => `${target} ${contentLines(target, page.path)}`)).toEqual([])
  })

  test('call numbers in E.164 form', () => {
    const wrong = targets.filter((target) => /^tel:(?!\+1\d{10}$)/.test(target))
    expect(wrong.map((target) => `${target} ${contentLines(target, page.path)}`)).toEqual([])
  })

  test('name their protocol', () => {
    expect(targets.filter((target) => !/^([/#]|https:|tel:|mailto:)/.test(target))).toEqual([])
  })
})

function targetsIn({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('[href], [src], [action]')
    .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
    .filter((target) => target !== undefined)
}

function isOwn(target: string): boolean {
  return /^[/#]/.test(target) || target.startsWith(absoluteUrl('/'))
}

function leadsSomewhere(target: string, page: BuiltPage): boolean {
  const [address = '', anchor] = target.replace(absoluteUrl(''), '').split('#')
  const [path = '', query] = address.split('?')
  // Only the contact page reads one, and only values that it knows.
  if (query !== undefined && !(path === '/contact' && prefillOf(query, subjects))) return false
  if (path !== '' && !resolves(path)) return false
  if (anchor === undefined) return true
  const goal = path === '' ? page : builtPages.find((other) => other.path === path)
  return goal?.document.getElementById(anchor) != null
}
