import { expect, test } from 'vitest'
import { getPrefill } from '../../components/browser/islands/contact/prefill.ts'
import { pages, toAddress } from '../../model/records.ts'
import { siteUrl } from '../../model/settings.ts'
import { type BuiltPage, builtPages, pageAt, resolves } from '../support/builtSite.ts'

test.each(builtPages)('the links on $path work, and call links use E.164', (page) => {
  const isOwn = (target: string) => /^[/#]/.test(target) || target.startsWith(`${siteUrl}/`)
  const isWrong = (target: string) =>
    isOwn(target)
      ? !leadsSomewhere(target, page)
      : !/^(https:|mailto:|(tel|sms):\+1\d{10}$)/.test(target)
  expect(targetsIn(page).filter(isWrong)).toEqual([])
})

function targetsIn({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('[href], [src], [action]')
    .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
    .filter((target) => target !== undefined)
}

function leadsSomewhere(target: string, page: BuiltPage): boolean {
  const [address = '', anchor] = target.replace(siteUrl, '').split('#')
  const [path = '', query] = address.split('?')
  // Only the contact page reads a query string, and only known values.
  if (query !== undefined && !(path === toAddress(pages.contact.path) && getPrefill(query)))
    return false
  if (path !== '' && !resolves(path)) return false
  if (anchor === undefined) return true
  return (path === '' ? page : pageAt(path))?.document.getElementById(anchor) != null
}
