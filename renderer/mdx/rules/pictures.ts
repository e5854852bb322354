import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** The formats that sharp can convert to AVIF and WebP. */
export const pictureFormats = /\.(jpe?g|png|webp|avif)$/i

/** A picture needs alternative text (WCAG 2.2, 1.1.1) and an existing file. */
export const pictures = rule('pictures', (tree, report, { cwd, path, data }) => {
  const paths: string[] = []
  data.pictures = paths
  visit(tree, 'image', ({ alt, url, position }) => {
    if (!alt?.trim()) {
      report(
        position,
        "This picture has no alternative text for people who can't see it.",
        `Say between the square brackets what it shows, as in:  ![A frosted outdoor unit](${url})`,
      )
    }
    if (!/^\.\.?\//.test(url)) {
      report(
        position,
        `The picture "${url}" is not next to the article.`,
        'Save it in content/articles/ and write its name after ./, as in:  ![What it shows](./picture.jpg)',
      )
      return
    }
    const picture = join(dirname(path), pictureName(url))
    paths.push(picture)
    if (!existsSync(join(cwd, picture))) {
      report(
        position,
        `There is no picture ${picture}.`,
        'Save it there, or fix its name: capital letters and the file extension matter.',
      )
    } else if (!pictureFormats.test(url)) {
      report(position, `The picture "${url}" has a format that can't be shown.`, saveNote)
    }
  })
})

/** How to fix a picture in an unsupported format. */
export const saveNote =
  'Save it again as .jpg or .png. On an iPhone: Settings, Camera, Formats, Most Compatible.'

/** The file name in `./a%20picture.jpg`. A percent sign that encodes nothing is kept. */
export function pictureName(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
