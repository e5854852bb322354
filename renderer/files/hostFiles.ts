import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { UserError } from '../content/explanations.ts'
import type { Redirect } from './redirectOrder.ts'
import {
  apacheRules,
  caddyRedirects,
  firebaseRedirects,
  nginxMap,
  redirectsFile,
  vercelRedirects,
} from './redirects.ts'

/** Writes to the site's folder what a host reads there, and to `hosting` what an owner copies. */
export async function writeHostFiles(redirects: Redirect[], folder = 'dist'): Promise<void> {
  for (const [path, text] of Object.entries(hostFiles(redirects))) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

function hostFiles(redirects: Redirect[]): Record<string, string> {
  const moved = redirectsFile(redirects, globSync('*.html', { cwd: 'public' }))
  const firebase = JSON.parse(shipped('firebase.json'))
  Object.assign(firebase.hosting, { redirects: firebaseRedirects(redirects) })
  const vercel = { ...JSON.parse(shipped('vercel.json')), redirects: vercelRedirects(redirects) }
  return {
    // An owner's own files stay: the check refuses them if there are redirects.
    ...(!existsSync('public/.htaccess') && { 'client/.htaccess': htaccess(redirects) }),
    ...(moved && !existsSync('public/_redirects') && { 'client/_redirects': moved }),
    'hosting/redirects.map': heading + nginxMap(redirects, false),
    'hosting/redirects-query.map': heading + nginxMap(redirects, true),
    'hosting/redirects.caddy': heading + caddyRedirects(redirects),
    'hosting/firebase.json': `${JSON.stringify(firebase, null, 2)}\n`,
    'hosting/vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
  }
}

/** Caddy rejects an empty file. */
const heading = '# Written by the build, from content/redirects.yaml.\n'

function htaccess(redirects: Redirect[]): string {
  const text = shipped('htaccess')
  const place = /^ *# The redirects of content\/redirects\.yaml\.\r?\n/m
  if (!place.test(text))
    throw new UserError(
      'hosting/htaccess has no place for redirects. Put this line back, after the one with 405:  # The redirects of content/redirects.yaml.',
    )
  const rules = apacheRules(redirects).replace(/^(?=.)/gm, '  ')
  return text.replace(place, (line) => line + rules)
}

function shipped(name: string): string {
  return readFileSync(join('hosting', name), 'utf8')
}

type Owner = Record<'name' | 'email' | 'phone' | 'url', string>

/** @param words what it says, by the placeholders in hosting/contact.php */
export function contactScript(
  { name, email, phone, url }: Owner,
  words: Record<string, string>,
): string {
  // Mail from another domain than the site's counts as forged.
  const sender = `website@${new URL(url).hostname.replace(/^www\./, '')}`
  const facts: Record<string, string> = { ...words, name, email, phone, sender }
  return readFileSync('hosting/contact.php', 'utf8').replace(
    /(?<=')\{(\w+)\}(?=')/g,
    (placeholder, fact: string) => facts[fact]?.replace(/[\\']/g, '\\$&') ?? placeholder,
  )
}
