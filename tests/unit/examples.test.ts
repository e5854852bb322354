import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { examples as layout, onEveryPage } from '../../components/layout/examples.tsx'
import { examples as mdx } from '../../components/mdx/examples.tsx'
import { examples as ui } from '../../components/ui/examples.tsx'

/** Components that render elements of the text itself, which writers type as Markdown. */
const parts = ['ColumnHeading', 'Cons', 'Picture', 'Pros', 'BodyText']

test.each([
  { folder: 'ui', examples: ui, others: ['SiteLink', 'SourceLine'] },
  { folder: 'layout', examples: layout, others: onEveryPage },
  { folder: 'mdx', examples: mdx, others: [...parts, 'CallToAction'] },
])('every component in components/$folder has an example', async (the) => {
  const { folder, examples, others } = the
  const path = `components/${folder}`
  const files = readdirSync(path).filter((file) => /\.tsx$/.test(file) && file !== 'examples.tsx')
  for (const file of files) {
    const components = await import(/* @vite-ignore */ pathToFileURL(`${path}/${file}`).href)
    for (const name of Object.keys(components).filter((name) => /^[A-Z]/.test(name))) {
      if (others.includes(name)) continue
      const example = examples[name]
      expect(example, `${path}/${file} has no example of ${name}`).toBeDefined()
      expect(example?.file ?? `${name}.tsx`, name).toBe(file)
      expect(Object.keys(example?.states ?? {}), name).not.toEqual([])
    }
  }
})
