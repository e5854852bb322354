import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { VFile } from 'vfile'
import { logoFiles } from '../files/logo.ts'
import { documentFiles } from '../mdx/compileDocuments.ts'
import { untranslated } from '../mdx/fileData.ts'
import { addMessage } from '../mdx/messages.ts'
import type { SiteDefinition } from '../SiteDefinition.ts'
import { closestWord } from './didYouMean.ts'
import { recordPath, translationPath } from './readRecords.ts'
import { toSlug } from './toSlug.ts'

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i

/** Files that operating systems and editors leave. Files that begin with a dot are not listed. */
const leftovers = /^(~\$.*|.*~|Thumbs\.db|desktop\.ini)$/i

/** Finds files in content/ that nothing reads. Pictures may be saved before a text shows them. */
export function strayFiles(site: SiteDefinition, cwd: string, files: VFile[]): VFile[] {
  // As the disk spells them: those of Macs and PCs find files in another case too.
  const there = globSync('content/*', { cwd })
  const records = Object.keys(site.records.shape)
  const folders = Object.keys(site.documents)
  const read = new Set([
    ...records.map(recordPath),
    ...site
      .findLanguages(cwd)
      .flatMap((language) => records.map((name) => translationPath(recordPath(name), language))),
    ...files.flatMap(({ data }) => data.pictures ?? []),
    logoFiles.header.find((path) => there.includes(path)) ?? '',
  ])
  // While a record has an error, nobody knows its pictures.
  const withPictures = Object.keys(site.pictureWidths)
  const unknown = withPictures.filter(
    (name) => !files.find(({ path }) => path === recordPath(name))?.data.pictures,
  )
  const isPrepared = (path: string) =>
    [...folders, ...unknown].includes(untranslated(path).split('/')[1] ?? '') && picture.test(path)
  const ignore = [documentFiles(site), 'content/{README.md,{,??/}dictionary.txt}']
  return globSync('content/**', { cwd, ignore })
    .filter((path) => !read.has(path) && !isPrepared(path) && !leftovers.test(basename(path)))
    .map((path) => {
      const file = new VFile({ cwd, path })
      const note = whereItBelongs(path, records, folders, there, withPictures)
      addMessage(file, 0, 'stray', { reason: `Nothing reads ${path}.`, note })
      return file
    })
}

function whereItBelongs(
  path: string,
  records: string[],
  folders: string[],
  there: string[],
  withPictures: string[],
): string {
  const [, folder = '', name = ''] = path.match(/^content\/(?:(.*)\/)?(.*)$/) ?? []
  // 'business - Copy (2).yaml.txt' → 'business'
  const stem = name.replace(/(\.\w+)+$/, '').replace(/(?:(?: -)? copy)?(?: ?\(\d+\))?$/i, '')
  const record = records.find((record) => record.toLowerCase() === stem.toLowerCase())
  if (record) {
    const target = recordPath(record)
    const isThere = there.includes(target)
    return isThere ? `Move its changes to ${target}, and delete it.` : `Rename it to ${target}.`
  }
  if (/\.(ya?ml|json|geojson|ts)$/i.test(name)) {
    const guess = closestWord(stem, records)
    return guess ? `Rename it to ${recordPath(guess)}, or delete it.` : 'Delete it.'
  }
  if (/\.(mdx?|markdown|txt)$/i.test(name)) {
    const near = closestWord(folder, folders) ?? 'articles'
    const target = `content/${near}/${toSlug(stem)}.mdx`
    return near !== 'articles'
      ? `Move it to ${target}.`
      : `If it is an article, move it to ${target}. Otherwise, keep it elsewhere.`
  }
  if (/\.(docx?|odt|rtf|pages|html?)$/i.test(name)) {
    return 'Run npm run new -- "Its title", and paste its text there. Keep this file elsewhere.'
  }
  const shown = logoFiles.header.find((file) => there.includes(file))
  if (shown && logoFiles.header.includes(path))
    return `${shown} is the logo. Delete the one of the two that you don't want.`
  if (picture.test(name) && !folder && stem.toLowerCase() === 'logo')
    return 'Save the logo as content/logo.svg or content/logo.png, and delete this file.'
  if (picture.test(name) && withPictures.includes(folder))
    return `Name it in ${recordPath(folder)}, or delete it.`
  return picture.test(name)
    ? 'Move it next to the text that shows it, in content/articles/.'
    : 'If visitors may have it, move it to public/. Otherwise, keep it elsewhere.'
}
