/** Splits a text after each sentence: 'No heat? Call.' becomes 'No heat?' and 'Call.'. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /)
}

/** A text whose first sentence, the short answer, is in a `<b>`. */
export function ShortAnswerFirst({ text }: { text: string }) {
  const [first, ...others] = splitSentences(text)
  return (
    <>
      <b>{first}</b> {others.join(' ')}
    </>
  )
}
