import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'
import { encodeUrl } from '../urls.ts'

/** A link or picture, with what stands between its brackets, and parentheses in its address. */
const link =
  /(?<!\\)(?<start>!?\[[^\]\n]+\])(?<gap> ?)\((?<address>(?:[^()"“\n]|\([^()"“\n]*\))*?|[^"“\n]*?\.\w{3,4})(?<size> =\d*x\d*)?(?<title> ["“][^"”\n]*["”])?\)/g

/** A picture, and words after it that are no part of its name. */
const captioned = /^(\S+\.(?:jpe?g|png|webp|avif)) +['‘’]?((?!.*\.\w{3,4}$).*?)['‘’]?$/i

/** Reports links and pictures that Markdown doesn't recognize. */
export const unreadLinks = rule('unread-links', (tree, report, file) => {
  visit(tree, 'text', ({ position }) => {
    const offset = position?.start.offset ?? 0
    const source = String(file).slice(offset, position?.end.offset)
    for (const { index, groups = {} } of source.matchAll(link)) {
      const { start = '', gap, address = '', size, title = '' } = groups
      // '[words] (in parentheses)' is ordinary text.
      if (gap && !/^(\.{0,2}\/|#|https?:)/.test(address)) continue
      const [, picture, caption] = start.startsWith('!') ? (address.match(captioned) ?? []) : []
      if (picture) {
        report(
          offset + index,
          'The caption of this picture has no straight double quotes.',
          `Write ${start}(${picture} "${caption}").`,
        )
        continue
      }
      const cause = gap
        ? 'a space stands between its brackets'
        : size
          ? 'a size stands after its address'
          : /[“”]/.test(title)
            ? 'its caption has curly quotes'
            : 'its address has a space'
      report(
        offset + index,
        `This ${start.startsWith('!') ? 'picture' : 'link'} can't be read: ${cause}.`,
        `Write ${start}(${encodeUrl(address.trim())}${title.replace(/[“”]/g, '"')}).`,
      )
    }
  })
})
