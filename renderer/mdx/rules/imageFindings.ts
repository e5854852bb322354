import { posix } from 'node:path'
import type { Image, Nodes } from 'mdast'
import type { ContentFile } from './contentFile.ts'
import { startOf } from './nodePlace.ts'
import type { Finding } from './problem.ts'
import type { Site } from './site.ts'

/** A picture needs words for those who do not see it (WCAG 2.2, 1.1.1), and its file. */
export function imageFindings(node: Nodes, file: ContentFile, site: Site): Finding[] {
  if (node.type !== 'image') return []
  return [...altFindings(node), ...fileFindings(node, file, site)]
}

function altFindings(image: Image): Finding[] {
  if (image.alt?.trim()) return []
  return [
    {
      ...startOf(image),
      kind: 'error',
      message: 'This picture has no words for those who cannot see it.',
      remedy: `Say between the square brackets what it shows, as in:  ![A frosted outdoor unit](${image.url})`,
    },
  ]
}

/** What is turned into AVIF and WebP. */
const formats = /\.(jpe?g|png|webp|avif)$/i

function fileFindings(image: Image, { path }: ContentFile, site: Site): Finding[] {
  const { url } = image
  const found = (message: string, remedy: string): Finding[] => [
    { ...startOf(image), kind: 'fatal', message, remedy },
  ]
  if (!/^\.\.?\//.test(url)) {
    return found(
      `The picture "${url}" does not lie beside the article.`,
      'Save it in content/articles/ and write its name after ./, as in:  ![What it shows](./picture.jpg)',
    )
  }
  const target = posix.join(posix.dirname(path), nameOf(url))
  if (!site.hasFile(target)) {
    return found(
      `There is no picture ${target}.`,
      'Save it there, or mend its name: capital letters and the ending count.',
    )
  }
  if (formats.test(url)) return []
  return found(
    `The picture "${url}" is of a kind that cannot be shown.`,
    'Save it as .jpg or .png.',
  )
}

/** A percent sign that stands for itself is a part of the name. */
function nameOf(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
