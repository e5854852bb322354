import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright'
import { runCommand } from '../../renderer/cli/runCommand.ts'
import { siteServer } from '../../renderer/cli/siteServer.ts'
import checkBuild from '../support/checkBuild.ts'
import { launchOptions } from '../support/findBrowser.ts'
import { listen } from '../support/listen.ts'

const usage = `Takes screenshots of pages at five widths, light and dark, side by side in test-results/shots/sheet.html.
Build the site first: npm run build.

  npm run shots                     one page of each kind
  npm run shots -- /faq /coupons    these pages`

const folder = join(import.meta.dirname, '../../test-results/shots')

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  checkBuild()
  // Imported here, because it reads the build.
  const { pageKinds, siteFolder } = await import('../support/sitePages.ts')
  const paths = positionals.length > 0 ? positionals : pageKinds
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { origin, close } = await listen(siteServer(siteFolder))
  const { args, ...options } = launchOptions()
  // As on phones and Macs, letters are positioned by fractions of a pixel.
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--font-render-hinting=none'],
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const style = 'body{font:16px sans-serif}img{margin-right:1rem;vertical-align:top}'
  let sheet = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`

  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      sheet += `\n<h2>${path}, ${colorScheme}</h2>`
      for (const width of [360, 412, 768, 1024, 1440]) {
        const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${colorScheme}.png`
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
        await page.goto(new URL(path, origin).href)
        await page.screenshot({ path: join(folder, file), fullPage: true })
        sheet += `\n<a href="${file}"><img src="${file}" alt="${width} px" width="${width / 4}"></a>`
      }
    }
  }
  writeFileSync(join(folder, 'sheet.html'), sheet)
  console.log(join(folder, 'sheet.html'))
  await browser.close()
  close()
})
