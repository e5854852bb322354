import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Image, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { addMessage } from '../addMessage.ts'

/** A picture needs words for those who do not see it (WCAG 2.2, 1.1.1), and its file. */
export const pictures = lintRule<Root>('content:pictures', (tree, file) => {
  file.data.pictures = []
  visit(tree, 'image', (image) => {
    if (!image.alt?.trim()) {
      addMessage(
        file,
        image.position,
        'This picture has no words for those who cannot see it.',
        `Say between the square brackets what it shows, as in:  ![A frosted outdoor unit](${image.url})`,
      )
    }
    checkFile(file, image)
  })
})

/** What sharp turns into AVIF and WebP. */
const formats = /\.(jpe?g|png|webp|avif)$/i

function checkFile(file: VFile, { url, position }: Image): void {
  const picture = join(dirname(file.path), pictureName(url))
  const report = (reason: string, note: string) => addMessage(file, position, reason, note)
  if (!/^\.\.?\//.test(url)) {
    report(
      `The picture "${url}" is not beside the article.`,
      'Save it in content/articles/ and write its name after ./, as in:  ![What it shows](./picture.jpg)',
    )
  } else {
    file.data.pictures?.push(picture)
    if (!existsSync(join(file.cwd, picture))) {
      report(
        `There is no picture ${picture}.`,
        'Save it there, or fix its name: capital letters and the file extension count.',
      )
    } else if (!formats.test(url)) {
      report(`The picture "${url}" is of a kind that can't be shown.`, 'Save it as .jpg or .png.')
    }
  }
}

/** The file of `./a%20picture.jpg`. A percent sign that encodes nothing is part of the name. */
export function pictureName(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
