import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { findLanguages, language } from '../../model/languages.ts'
import { findAddress, pages } from '../../model/records.ts'

/** The output folder of `npm run build`. */
export const siteFolder = join(import.meta.dirname, '../../dist/client')

const languages = findLanguages(process.cwd())

/** A path that doesn't exist, which shows the error page. */
export const noSuchPage = '/no-such-page'

/** The path of every page of the build except the error page. */
export const sitePaths = htmlFiles()
  .filter((file) => languageOf(file) === language)
  .map(toPath)
  .filter((path) => path !== '/404')

/** The service, city, and article with the most on them. Without any, another kind of page. */
export const servicePath = richestIn('/services/') ?? '/about'
const cityPath = richestIn('/cities/') ?? '/about'
export const articlePath = richestIn('/blog/') ?? '/about'

/** Those with the most on them in each language. */
export const articlePaths = [undefined, ...languages].flatMap(
  (code) => richestIn('/blog/', code) ?? [],
)

/** One page of each kind, including the error page. */
export const pageKinds = [
  ...new Set([
    ...sitePaths.filter((path) => path.lastIndexOf('/') === 0),
    servicePath,
    cityPath,
    articlePath,
    noSuchPage,
  ]),
]

const kindsIn = (code: string) =>
  [
    ...['/', pages.contact.path, pages.emergency.path].map((path) => findAddress(path, code)),
    ...['/services/', '/cities/', '/blog/'].map((folder) => richestIn(folder, code)),
    `/${code}${noSuchPage}`,
  ].flatMap((path) => path ?? [])

/** One page of each kind in each other language: the home page and the form come first. */
export const translatedKinds = languages.flatMap(kindsIn)

/** One page of each kind, plus pages until every kind of element is covered. */
export function getVariedPages(): string[] {
  const known = new Set<string>()
  const others = sitePaths.filter((path) => !pageKinds.includes(path))
  const addsKinds = (path: string) => {
    const count = known.size
    for (const kind of getElementKinds(path)) known.add(kind)
    return known.size > count
  }
  for (const path of pageKinds) if (path !== noSuchPage) addsKinds(path)
  return [...pageKinds, ...others.filter(addsKinds)]
}

/** The elements in a page's main part, each with its attributes and the styles of its classes. */
function getElementKinds(path: string): string[] {
  const html = readFileSync(toFile(path), 'utf8')
  const [style = ''] = html.match(/<style>.*?<\/style>/s) ?? []
  const [main = ''] = html.match(/<main.*<\/main>/s) ?? []
  const tags = main.replace(/(<svg[^>]*>).*?<\/svg>/gs, '$1').match(/<\w[^>]*>/g) ?? []
  return tags.map((tag) => {
    // A drawing's style is its size, and each city's map has its own.
    const [, classes = ''] = tag.match(/^<(?!svg).*? class="([^"]+)/) ?? []
    const rules = classes
      .split(' ')
      .flatMap((name) => style.match(new RegExp(`(?<=[{},]\\.${name})\\{[^}]*`, 'g')) ?? [])
    // Each page has its own names of classes and custom properties.
    const declarations = rules.join().replace(/--\w+/g, '')
    return tag.replace(/(?<= (?!role|type)[\w-]+)="[^"]*"/g, '') + declarations
  })
}

/** These pages, and others with a long word that none before them has. */
export function getWordyPages(pages: string[]): string[] {
  const known = new Set(pages.filter((path) => path !== noSuchPage).flatMap(getLongWords))
  const hasOwn = (path: string) => {
    const own = getLongWords(path).filter((word) => !known.has(word))
    for (const word of own) known.add(word)
    return own.length > 0
  }
  return [...pages, ...sitePaths.filter((path) => !pages.includes(path)).filter(hasOwn)]
}

/** The words that may be wider than a column of a phone. */
function getLongWords(path: string): string[] {
  const [main = ''] = readFileSync(toFile(path), 'utf8').match(/<main.*<\/main>/s) ?? []
  return main.replace(/<[^>]+>/g, ' ').match(/[^\s—/]{13,}/g) ?? []
}

export function pathWith(text: string): string | undefined {
  return sitePaths.find((path) => readFileSync(toFile(path), 'utf8').includes(text))
}

export function toFile(path: string): string {
  return join(siteFolder, `${path === '/' ? '/index' : path}.html`)
}

/** The language of a page's folder. Undefined for the site's own. */
export function languageOf(file: string): string | undefined {
  return languages.find((code) => file === `${code}.html` || file.startsWith(`${code}/`))
}

/** The page path of an HTML file: 'index.html' is '/'. */
export function toPath(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
}

/** The HTML files of the build, relative to its folder. */
export function htmlFiles(): string[] {
  // Pages in public/ are not ours: a search engine's proof, or an editor.
  const ignore = globSync('**/*.html', { cwd: 'public' })
  return globSync('**/*.html', { cwd: siteFolder, ignore }).sort()
}

/** The page in a folder with the most kinds of elements and roles. @param code of a language */
function richestIn(folder: string, code?: string): string | undefined {
  const kindsOn = (path: string) =>
    new Set(readFileSync(toFile(path), 'utf8').match(/<\w+|role="\w+"/g)).size
  return sitePaths
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => findAddress(path, code) ?? [])
    .sort((a, b) => kindsOn(b) - kindsOn(a))[0]
}
