import { splitSentences } from './splitSentences.ts'

/** A text whose first sentence, the short answer, is in a `<b>`. */
export function Answer({ text }: { text: string }) {
  const [first, ...others] = splitSentences(text)
  return (
    <>
      <b>{first}</b> {others.join(' ')}
    </>
  )
}
