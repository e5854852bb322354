import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { isTrial } from '../../model/readyForCustomers.ts'
import * as records from '../../model/records.ts'
import { siteUrl } from '../../model/settings.ts'
import { placeholder } from '../support/builtSite.ts'
import { newPicture } from '../support/files.ts'
import { htmlErrors } from '../support/htmlErrors.ts'
import { ProjectCopy } from '../support/projectCopy.ts'
import { type Entry, saveAsPagesCms } from '../support/savePagesCms.ts'
import { siteFolder } from '../support/sitePages.ts'
import { newArticle, newOwnPage } from '../support/validArticle.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

const { business, cities, coupons, services } = records

/** The contact page in other languages. */
const translations = records
  .findVersions(records.pages.contact.path)
  .filter(({ isThis }) => !isThis)

/** A site for customers can't be built with what is not ready for them. */
const isSample = isTrial(siteUrl)
const todo = isSample ? 'TODO the rest. ' : ''

const systemFiles = ['.DS_Store', '._icon.svg', 'Thumbs.db', 'assets/desktop.ini']

describe('a build of new content for a given day, after a killed build,', () => {
  // That of the ordinary build: a notice, a holiday, or an article may end or begin on any other.
  const day = records.today()
  const [service] = services.map(({ slug }) => slug)
  const [city] = cities.map(({ slug }) => slug)
  const hasText = ({ slug }: { slug: string }) => existsSync(`content/services/${slug}.mdx`)
  const bareService = services.slice(1).find((other) => !hasText(other))?.slug
  let output = ''

  beforeAll(async () => {
    await addContent()
    leaveHalfASite()
    output = copy.build(day, { SITE_DAY: '2000-01-01' })
  })

  test("has no hidden files of Finder and Explorer, which list the owner's files", () => {
    expect(systemFiles.filter((file) => existsSync(copy.path(`dist/client/${file}`)))).toEqual([])
    expect(builtFile('data.json/notes.txt')).toBe('Notes.')
  })

  test('reports links to missing headings', () => {
    expect(output).toContain('/blog/frost-links leads to /faq#nowhere')
    expect(output).toContain('content/redirects.yaml leads to /faq#nowhere-else')
  })

  test('has an old address in the files of every host', () => {
    expect(builtFile('_redirects')).toContain('/old-questions/ /faq#nowhere-else 301\n')
    const gone = 'RewriteRule "^gone(/)?$" - [NC,G,L]'
    expect(builtFile('.htaccess')).toContain(`redirects.yaml.\n  RewriteCond`)
    expect(builtFile('.htaccess')).toContain(gone)
    for (const file of ['redirects.map', 'redirects.caddy', 'vercel.json', 'firebase.json'])
      expect(builtFile(`../hosting/${file}`)).toContain('/faq')
    // A translated page whose address has changed.
    const hosts = [
      ...['_redirects', '.htaccess', '../hosting/redirects.map', '../hosting/redirects.caddy'],
      ...['../hosting/vercel.json', '../hosting/firebase.json'],
    ]
    for (const { address } of translations)
      expect(hosts.filter((file) => !builtFile(file).includes(address))).toEqual([])
  })

  test('has a script that receives the contact form, and says so', () => {
    expect(builtFile('contact.php')).toContain(`const TO = '${business.email}';`)
    expect(builtFile('contact.html')).toContain(' action="/contact.php" ')
    expect(output).toMatch(/Contact form: +sent to \/contact\.php, which emails /)
    for (const { code, address } of translations) {
      expect(builtFile(`${address}.php`)).toContain(`<html lang="<?= '${code}`)
      expect(builtFile(`${address}.php`)).toContain(`leave('${address}' . '#sent')`)
      expect(builtFile(`${address}.html`)).toContain(` action="${address}.php" `)
    }
  })

  test('keeps nothing of the build before it', () => {
    expect(existsSync(copy.path('dist/client/no-longer-a-page.html'))).toBe(false)
  })

  test.runIf(isSample)('lists what is not ready for customers', () => {
    expect(output).toMatch(
      /Not ready: +content\/articles\/frost-links\.mdx:\d+:1 {2}"TODO" is a placeholder/,
    )
    expect(output).not.toContain('frost-in-the-works')
  })

  // For all other tests of a site, with content of all kinds, see tests/owner.
  test('writes valid HTML for what is new', () => {
    const articles = ['links', 'of-today', 'in-a-word'].map((name) => `blog/frost-${name}`)
    for (const page of [...articles, `services/${service}`, `cities/${city}`, 'paying-for-frost'])
      expect(htmlErrors(builtFile(`${page}.html`)), page).toEqual([])
  })

  test('has the new service and city bodies, with pictures', () => {
    for (const page of [`services/${service}`, `cities/${city}`]) {
      const html = builtFile(`${page}.html`)
      expect(html).toContain('A text just written.')
      expect(html).not.toContain(placeholder)
    }
    if (bareService) expect(builtFile(`services/${bareService}.html`)).toContain(placeholder)
    const html = builtFile(`services/${service}.html`)
    const pictures = html.match(/(?<=\/)assets\/pictures\/coil-[\w-]+\.(avif|webp)/g) ?? []
    expect(new Set(pictures).size).toBe(6)
    for (const file of pictures) expect(builtFile(file)).not.toBe('')
  })

  test("has the owner's own page, its picture for shared links, and its place in the sitemap", () => {
    const html = builtFile('paying-for-frost.html')
    // The number is a link.
    const text = html.replace(/<[^>]+>/g, '')
    expect(text).toContain(`or call ${business.phone}.`)
    expect(text).toContain('Ask for the plan with the price')
    expect(existsSync(copy.path('dist/client/social/paying-for-frost.png'))).toBe(true)
    expect(builtFile('sitemap.xml')).toContain('/paying-for-frost</loc>')
  })

  test('shows and links only the articles and coupons of the day', () => {
    const outputs = globSync('**', { cwd: copy.path('dist/client') })
    const texts = outputs.filter((file) => /\.(html|xml|json|txt)$/.test(file)).map(builtFile)
    const site = [...outputs, ...texts].join()
    expect(outputs).toContain('blog/frost-of-today.html')
    expect(builtFile('blog/frost-links.html')).toContain(
      '<a href="/blog/frost-of-today">of today</a> and of tomorrow.',
    )
    expect(site.match(/frost-(of-tomorrow|of-yesterday|in-the-works|half)/)).toBeNull()
    expect(site.includes('OFTODAY')).toBe(coupons.length > 0)
    expect(site).not.toContain('OFYESTERDAY')
  })

  test('matches an ordinary build byte for byte where nothing changed', () => {
    const pages = [`/services/${service}`, `/cities/${city}`, '/contact']
      .flatMap(records.findVersions)
      .map(({ address }) => `${address.slice(1)}.html`)
    // The names of scripts with coupons depend on them.
    const words = ['frost-', ...coupons.map(({ code }) => code)]
    const scripts = globSync('assets/*.js', { cwd: siteFolder }).filter((file) =>
      new RegExp(words.join('|')).test(readFileSync(join(siteFolder, file), 'latin1')),
    )
    const news = new RegExp([...words, ...scripts.map((file) => basename(file))].join('|'))
    const same = globSync('**', { cwd: siteFolder }).filter((file) => {
      const plainFile = file.replace(/\.(br|gz)$/, '')
      if (pages.includes(plainFile) || /\.(xml|json|txt)$|^_redirects$/.test(plainFile))
        return false
      const own = copy.path(join('dist/client', plainFile))
      return [join(siteFolder, plainFile), own].every(
        (path) => !existsSync(path) || !news.test(readFileSync(path, 'latin1')),
      )
    })
    expect(same.length).toBeGreaterThan(100)
    const different = same.filter((file) => {
      const own = copy.path(join('dist/client', file))
      return !existsSync(own) || !readFileSync(own).equals(readFileSync(join(siteFolder, file)))
    })
    expect(different).toEqual([])
  })

  async function addContent(): Promise<void> {
    saveAllAsPagesCms()
    copy.editYaml('content/business.yaml', { contactForm: { receiver: 'php' } })
    const text = 'A text just written. Call <Phone />.\n'
    copy.write('content/services/coil.png', await newPicture())
    // A text of the owner's stays, because it may have pictures.
    append(`content/services/${service}.mdx`, `\n${text}\n![Frost on a coil](./coil.png)\n`)
    append(`content/cities/${city}.mdx`, `\n${text}`)
    const ownPage = 'content/pages/paying-for-frost.mdx'
    // An owner may have a page like it.
    const page = newOwnPage
      .replace('Paying over time', 'Paying for frost')
      .replace(/^(title|description): /gm, '$&Frost, ')
    copy.write(ownPage, page)
    copy.write('content/pages/frost-in-the-works.mdx', page.replace('---\n', '---\ndraft: true\n'))
    addRecords(
      'content/redirects.yaml',
      { from: '/old-questions/', to: '/faq#nowhere-else' },
      { from: '/gone', status: 410 },
      ...translations.map(({ code, address }) => ({ from: `/${code}/old-contact`, to: address })),
    )
    addArticle('frost-of-today', `published: ${day}\nexpires: ${addDays(1)}`)
    addArticle('frost-of-tomorrow', `published: ${addDays(1)}`)
    addArticle('frost-of-yesterday', `published: 2024-05-01\nexpires: ${day}`)
    addArticle('frost-in-the-works', 'published: 2024-04-01\ndraft: true', 'TODO all')
    // Errors in unpublished articles don't fail the build.
    copy.write(
      'content/articles/frost-half-done.mdx',
      '---\ndraft: true\ntitle: "Half\n---\n\n<Tip>\n',
    )
    addArticle('frost-half-scheduled', `published: ${addDays(31)}\nauthor: Somebody`)
    const links = [
      'Read [of today](/blog/frost-of-today) and [of tomorrow](/blog/frost-of-tomorrow).',
      '![The same frost](../services/coil.png)',
      'See [our questions](/faq#nowhere) and [![A coil](../services/coil.png)](/services).',
      `${todo}See [our plans](/paying-for-frost) and [next year’s](/frost-in-the-works).`,
      'Damp air',
    ]
    addArticle('frost-links', 'published: 2024-05-01', links.join('\n\n'))
    addArticle('frost-in-a-word', 'published: 2024-05-01')
    copy.edit('content/articles/frost-in-a-word.mdx', (text) => text.replace(/^## .*/gm, ''))
    // A folder, despite its name.
    copy.write('public/data.json/notes.txt', 'Notes.')
    for (const file of systemFiles) copy.write(`public/${file}`, 'The names of all files.')
    // With a first coupon, every page gets a link to it.
    if (coupons.length === 0) return
    addRecords('content/coupons.yaml', coupon('OFTODAY', day), coupon('OFYESTERDAY', addDays(-1)))
    const records = copy.read('content/services.yaml')
    copy.write('content/services.yaml', records.replace(/(?<=coupon: )\w+/, 'OFYESTERDAY'))
  }

  function addDays(count: number): string {
    return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
  }

  function append(file: string, text: string) {
    copy.write(file, (existsSync(copy.path(file)) ? copy.read(file) : '') + text)
  }

  /** Before those that an owner has. */
  function addRecords(file: string, ...added: object[]) {
    const own = existsSync(copy.path(file)) ? (copy.readYaml(file) ?? []) : []
    copy.write(file, stringify([...added, ...own]))
  }

  /** Saves every file like Pages CMS, which has its own format. An owner may have done so. */
  function saveAllAsPagesCms() {
    const { content }: { content: Entry[] } = parse(copy.read('.pages.yml'))
    for (const entry of content) {
      const pattern = entry.format === 'yaml-frontmatter' ? `${entry.path}/*.mdx` : entry.path
      for (const file of globSync(pattern, { cwd: copy.path('.') })) {
        copy.write(file, saveAsPagesCms(copy.read(file), entry))
      }
    }
  }

  function addArticle(slug: string, days: string, text = 'Damp air') {
    copy.write(
      `content/articles/${slug}.mdx`,
      newArticle
        .replace('title: How', `title: ${slug}, How`)
        .replace('heading: How', `heading: ${slug}, how`)
        .replace('description: Steam', `description: ${slug}, steam`)
        .replace('published: 2025-11-10', days)
        .replace('Damp air', text),
    )
  }

  /** What a build leaves that is killed while it writes pages, as by a power outage. */
  function leaveHalfASite(): void {
    copy.write('dist/client/about.html', '<!doctype html><p>Half a pa')
    copy.write('dist/client/no-longer-a-page.html', '<!doctype html><p>An old page')
  }

  function builtFile(file: string): string {
    return readFileSync(copy.path(join('dist/client', file)), 'utf8')
  }
})

/** A record in `content/coupons.yaml`. */
function coupon(code: string, validThrough: string) {
  const words = { title: 'An offer', description: 'It ends on a day.', terms: ['Only once.'] }
  return { code, ...words, validThrough }
}
