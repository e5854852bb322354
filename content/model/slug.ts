/** 'How a Heat Pump Defrosts!' → 'how-a-heat-pump-defrosts' */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
