import { Readability } from '@mozilla/readability'
import { slug } from 'github-slugger'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { findDropping } from '../../renderer/mdx/rules/readerModes.ts'

const paragraph = `<p>${'A furnace rests all summer, and dust, rust, and spiders do not. '.repeat(9)}</p>`

test.each([
  'Your share, month by month',
  'A shareable list',
  'Sheet metal and duct tape',
  'Scroll compressors',
  'Media filters',
  'Media filters and their pages',
  'Dirty contactors',
  'Contact the utility',
  'Hidden leaks',
  'Extra insulation',
  'Extra heat and cold',
  'Menus of the thermostat',
  'Header pipes of a boiler',
  'Related repairs',
  'A supplemental heater',
  'Community solar',
  'Social housing',
  'What the authority says',
  'What it promotes',
  'Price tags',
  'Your income: two limits',
  'Comments on the quote',
  'Post-season storage of metal parts',
  'Parts of the main panel and extras',
  'When to call',
  'A pressure reading',
  'Remarks on the nameplate',
  'Across the yard',
  'Legends of the wiring diagram',
  'Putting an ad in the paper',
  'A footer below the slab',
  'Ratings, side by side',
  'How a heat pump defrosts',
])(
  'the check reports the heading "%s" where a reader mode leaves it out, and only there',
  (text) => {
    for (const depth of [2, 3]) {
      const heading = `<h${depth} id="${slug(text)}">${text}</h${depth}>`
      const { document } = parseHTML(
        `<html><body><article>${paragraph}${heading}${paragraph}</article></body></html>`,
      )
      const content = new Readability(document).parse()?.content ?? ''
      expect(content).toContain('A furnace rests')
      expect(findDropping(slug(text), depth) === undefined, `<h${depth}>`).toBe(
        content.includes(text),
      )
    }
  },
)
