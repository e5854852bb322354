import { rule } from './rule.ts'

/** Words that stand for words still to be written; not the words of a link. */
const placeholder =
  /\b(TODO|TBD|TK|FIXME|XXX+)\b|lorem ipsum|\[(insert|your|company|city|name|date)\b[^\]]*\](?![([])/gi

/** Reads the whole text, fields included. */
export const placeholders = rule('placeholders', (_, report, file) => {
  for (const { 0: words, index } of String(file).matchAll(placeholder)) {
    report(index, `"${words}" is still to be written.`, 'Write it, or delete it.')
  }
})
