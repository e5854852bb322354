import { findInvisible } from '../../content/invisible.ts'
import { rule } from '../messages.ts'
import { fences } from './frontmatter.ts'

/** The frontmatter rule reports those in fields. */
export const invisibleCharacters = rule('invisible-characters', (_, report, file) => {
  const source = String(file)
  const start = source.match(fences)?.[0].length ?? 0
  for (const { offset, reason, note } of findInvisible(source.slice(start))) {
    report(start + offset, reason, note)
  }
})
