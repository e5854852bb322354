/**
 * `npm run shots` takes screenshots of one page of each kind, at three widths, light and dark, and puts them side by
 * side in `test-results/shots/sheet.html`. `npm run shots -- /faq /coupons` takes those pages only.
 * The build must be there: `npm run build`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vike/api'
import { pageKinds } from '../sitePages.ts'
import { findBrowser } from './findBrowser.ts'

const folder = join(import.meta.dirname, '../../test-results/shots')
const widths = [360, 768, 1440]
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const paths = process.argv.length > 2 ? process.argv.slice(2) : pageKinds

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { viteServer } = await preview({ viteConfig: { preview: { port: 0 } } })
const [origin = ''] = viteServer?.resolvedUrls?.local ?? []
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
for (const scheme of schemes) {
  for (const width of widths) await takeScreenshots(browser, scheme, width)
}
writeFileSync(join(folder, 'sheet.html'), sheet())
console.log(join(folder, 'sheet.html'))
process.exit(0)

async function takeScreenshots(
  browser: Browser,
  colorScheme: Scheme,
  width: number,
): Promise<void> {
  const viewport = { width, height: width < 600 ? 780 : 900 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(new URL(path, origin).href)
    await page.screenshot({ path: join(folder, fileOf(path, colorScheme, width)), fullPage: true })
  }
  await page.close()
}

function fileOf(path: string, scheme: Scheme, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
  return `${name}-${width}-${scheme}.png`
}

function sheet(): string {
  const rows = paths.flatMap((path) =>
    schemes.map((scheme) => {
      const pictures = widths.map((width) => {
        const file = fileOf(path, scheme, width)
        return `<a href="${file}"><img src="${file}" alt="${width} px" width="${width / 3}"></a>`
      })
      return `<h2>${path}, ${scheme}</h2>\n<p>${pictures.join('\n')}</p>`
    }),
  )
  const style = 'body{font:16px sans-serif}p{display:flex;gap:1rem;align-items:start}'
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${rows.join('\n')}`
}
