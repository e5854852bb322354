/** Splits a text after each sentence: 'No heat? Call.' becomes 'No heat?' and 'Call.'. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /)
}
