import { toSlug } from '../../content/toSlug.ts'
import { slugOfFile, untranslated } from '../fileData.ts'
import { rule } from '../messages.ts'

/** The file name is the last segment of the page's path. */
export const fileName = rule('file-name', (_, report, file) => {
  const slug = slugOfFile(file)
  const original = untranslated(file.path)
  if (!file.path.endsWith('.mdx')) {
    const name = slug.replace(/\.mdx?$/, '')
    report(0, 'The file extension is not .mdx.', `Rename the file to ${name}.mdx.`)
  } else if (original.split('/').length > 3) {
    const [folder] = file.path.match(/^content\/\w+/) ?? []
    const name = slug === 'index' ? file.path.split('/').at(-2) : slug
    report(0, `Files must be directly in ${folder}.`, `Move it to ${folder}/${name}.mdx.`)
  } else if (original !== file.path && !file.data.translated) {
    report(0, `There is no ${original}.`, 'Give this file the name of the one that it translates.')
  } else if (slug !== toSlug(slug)) {
    report(
      0,
      `The file name "${slug}" can't be a page's address.`,
      `Use lower-case letters, digits and single hyphens: rename the file to ${toSlug(slug)}.mdx.`,
    )
  }
})

export const emptyText = rule('empty-text', (tree, report, file) => {
  if (tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')) return
  report(String(file).trimEnd().length, 'There is no text yet.', 'Write it below this line.')
})
