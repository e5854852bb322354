import { posix } from 'node:path'
import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { findFile, ignoreCase } from '../../files/findFile.ts'
import { untranslated } from '../fileData.ts'
import { rule } from '../messages.ts'
import { decodeUrl, encodeUrl } from '../urls.ts'

/** The formats that sharp can convert to AVIF and WebP. */
export const pictureFormats = /\.(jpe?g|png|webp|avif)$/i

/** Alternative texts that cameras and other programs write. */
const fileName =
  /\.(jpe?g|png|gif|webp|avif|heic|tiff?)$|^(img|dsc[nf]?|dcim|pxl|mvimg|screen ?shot|untitled|image|photo|picture|scan)[\s_\-\d().at]*$/i

/** A picture needs alternative text (WCAG 2.2, 1.1.1) and an existing file. */
export const pictures = rule('pictures', (tree, report, file) => {
  const folder = posix.dirname(untranslated(file.path))
  const paths: string[] = []
  file.data.pictures = paths
  visit(tree, 'image', (image) => {
    const { alt, url, position } = image
    checkText(image)
    const picture = toPath(file, url)
    if (!/^\.\.?\//.test(url) || !picture.startsWith('content/')) {
      const [name = ''] = decodeUrl(url.replace(/^(https?:[^?#]*).*/, '$1')).match(/[^/\\]+$/) ?? []
      const near = findFile(file.cwd, `${folder}/${name}`, ignoreCase)
      report(
        position,
        `The picture "${url.replace(/^(data:.{20}).*/s, '$1…')}" is not next to the article.`,
        near
          ? `Write ./ before its name: ${write(alt, near)}`
          : `Save it in ${folder}/ and write its name after ./, as in:  ![What it shows](./picture.jpg)`,
      )
      return
    }
    const found = findPicture(file, url)
    paths.push(found ?? picture)
    const near = found ? undefined : findFile(file.cwd, picture, ignoreCase)
    if (!found) {
      report(
        position,
        `There is no picture ${picture}.`,
        near
          ? `Write ${write(alt, near)}, with the same capital letters as the file.`
          : 'Save it there, or fix its name: capital letters and the file extension matter.',
      )
    } else if (!pictureFormats.test(found)) {
      report(position, `The picture "${url}" has a format that can't be shown.`, saveNote)
    }
  })

  function checkText({ alt, url, position }: Image): void {
    const text = alt?.trim()
    const note = `Say between the square brackets what it shows, as in:  ![A red front door](${encodeUrl(url)})`
    if (!text) {
      const reason = "This picture has no alternative text for people who can't see it."
      report(position, reason, note)
    } else if (fileName.test(text) || (/[-_\d]/.test(text) && url.includes(`/${text}.`))) {
      report(position, `"${text}" doesn't say what the picture shows.`, note)
    }
  }

  function write(alt: string | null | undefined, path: string): string {
    const name = posix.relative(folder, path).replace(/%(?=[\da-f]{2})/gi, '%25')
    return `![${alt || 'What it shows'}](${name.startsWith('.') ? '' : './'}${encodeUrl(name)})`
  }
})

export const saveNote =
  'Save it again as .jpg or .png. On an iPhone: Settings, Camera, Formats, Most Compatible.'

/** Finds the picture of an address such as ./a%20picture.jpg. @returns its path from the root */
export function findPicture(file: VFile, url: string): string | undefined {
  return findFile(file.cwd, toPath(file, url), (name) => name.normalize())
}

function toPath({ path }: VFile, url: string): string {
  return posix.join(posix.dirname(untranslated(path)), decodeUrl(url))
}
