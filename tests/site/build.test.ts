import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cities } from '../../content/cities.ts'
import { coupons } from '../../content/coupons.ts'
import { services } from '../../content/services.ts'
import { newArticle } from '../unit/brokenArticles.ts'
import { newPicture } from '../unit/files.ts'
import { placeholder, siteFolder } from './builtSite.ts'
import { ProjectCopy, tsx } from './projectCopy.ts'

const copy = new ProjectCopy()
afterAll(() => copy.remove())

// What is a mistake, and its message: tests/unit/checkContent.test.ts and checkRecords.test.ts.
test('mistakes stop the build, with their places, what to write and no stack', () => {
  const [article, records] = ['content/articles/mistake.mdx', 'content/navigation.ts']
  copy.write(article, newArticle.replace('listed: true', 'listd: true'))
  const navigation = copy.read(records)
  copy.edit(records, (text) => text.replace(/href: '\/\w.*?'/, "href: '/atlantis'"))
  const command = [tsx, 'renderer/cli/build.ts']
  const build = spawnSync(process.execPath, command, { cwd: copy.path('.'), encoding: 'utf8' })
  const message = build.stdout + build.stderr
  expect(build.status).toBe(1)
  expect(message).toMatch(/mistake\.mdx:7:.*no field "listd".*Did you mean "listed"/s)
  expect(message).toMatch(/content\/navigation\.ts:\d+:\d+.*\/atlantis isn't a page on this site/s)
  expect(message).toContain('2 mistakes in content/.')
  expect(message).not.toMatch(/^ +at |node_modules|Error:/m)
  copy.write(records, navigation)
  copy.delete(article)
}, 60_000)

describe('a build of new content for a day to come, after a killed build,', () => {
  const day = '2030-05-01'
  const [service, otherService] = services.map(({ slug }) => slug)
  const [city] = cities.map(({ slug }) => slug)

  beforeAll(async () => {
    await addContent()
    await killBuildWhileWriting()
    copy.build(day)
  }, 180_000)

  test('has the new texts of a service and a city, with pictures', () => {
    for (const page of [`services/${service}`, `cities/${city}`]) {
      const html = builtFile(`${page}.html`)
      expect(html).toContain('A text just written.')
      expect(html).not.toContain(placeholder)
    }
    expect(builtFile(`services/${otherService}.html`)).toContain(placeholder)
    const html = builtFile(`services/${service}.html`)
    const pictures = html.match(/(?<=\/)assets\/pictures\/coil-[\w-]+\.(avif|webp)/g) ?? []
    expect(new Set(pictures).size).toBe(6)
    for (const file of pictures) expect(builtFile(file)).not.toBe('')
  })

  test('shows articles and coupons on their days, and links to no others', () => {
    const outputs = globSync('**', { cwd: copy.path('dist/client') })
    const texts = outputs.filter((file) => /\.(html|xml|json|txt)$/.test(file)).map(builtFile)
    const site = [...outputs, ...texts].join()
    expect(outputs).toContain('blog/frost-of-today.html')
    expect(builtFile('blog/frost-links.html')).toContain(
      '<a href="/blog/frost-of-today">of today</a> and of tomorrow.',
    )
    expect(site.match(/frost-(of-tomorrow|of-yesterday|in-the-works)/)).toBeNull()
    expect(site).toContain('OFTODAY')
    expect(site).not.toContain('OFYESTERDAY')
  })

  test('matches an ordinary build byte for byte where nothing changed', () => {
    const pages = [`services/${service}`, `cities/${city}`, 'contact'].map((name) => `${name}.html`)
    // Articles and coupons come and go with the day.
    const news = new RegExp(['"/blog/', ...coupons.map(({ code }) => code)].join('|'))
    const same = globSync('**', { cwd: siteFolder }).filter((file) => {
      const plainFile = file.replace(/\.(br|gz)$/, '')
      if (pages.includes(plainFile) || /\.(xml|json|txt)$/.test(plainFile)) return false
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
    const text = 'A text just written. Call <Phone />.\n'
    copy.write('content/services/coil.png', await newPicture())
    copy.write(`content/services/${service}.mdx`, `${text}\n![Frost on a coil](./coil.png)\n`)
    copy.write(`content/cities/${city}.mdx`, text)
    copy.delete(`content/services/${otherService}.mdx`)
    addArticle('frost-of-today', 'published: 2030-05-01\nexpires: 2030-05-02')
    addArticle('frost-of-tomorrow', 'published: 2030-05-02')
    addArticle('frost-of-yesterday', 'published: 2029-05-01\nexpires: 2030-05-01')
    addArticle('frost-in-the-works', 'published: 2030-04-01\ndraft: true')
    const links =
      'Read [of today](/blog/frost-of-today) and [of tomorrow](/blog/frost-of-tomorrow).\n\n![The same frost](../services/coil.png)'
    addArticle('frost-links', 'published: 2029-05-01', links)
    const offers = [coupon('OFTODAY', '2030-05-01'), coupon('OFYESTERDAY', '2030-04-30')]
    copy.edit('content/coupons.ts', (text) => text.replace('couponSchema, [', `$&${offers},`))
    const records = copy.read('content/services.ts')
    copy.write('content/services.ts', records.replace(/(?<=coupon: ')\w+/, 'OFYESTERDAY'))
  }

  function addArticle(slug: string, days: string, text = 'Damp air') {
    copy.write(
      `content/articles/${slug}.mdx`,
      newArticle
        .replace('title: How', `title: ${slug}, How`)
        .replace('published: 2025-11-10', days)
        .replace('Damp air', text),
    )
  }

  /** Kills a build as a power cut would, when it writes its pages: it can't clean up. */
  async function killBuildWhileWriting(): Promise<void> {
    const build = spawn(process.execPath, [tsx, 'renderer/cli/build.ts', `--now=${day}`], {
      cwd: copy.path('.'),
      stdio: 'ignore',
      detached: true,
    })
    const isWriting = () => existsSync(copy.path('dist/client/about.html'))
    await vi.waitUntil(() => isWriting() || build.exitCode !== null, { timeout: 60_000 })
    if (!build.pid || build.exitCode !== null)
      throw new Error('The build ended before it was killed.')
    // The whole group: the command starts processes of its own.
    process.kill(-build.pid, 'SIGKILL')
  }

  function builtFile(file: string): string {
    return readFileSync(copy.path(join('dist/client', file)), 'utf8')
  }
})

/** A record of `content/coupons.ts`. */
function coupon(code: string, validThrough: string): string {
  const words = { title: 'An offer', description: 'It ends on a day.', terms: ['Only once.'] }
  return JSON.stringify({ code, ...words, validThrough })
}
