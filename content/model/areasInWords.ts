const list = new Intl.ListFormat('en-GB')

/**
 * The areas as parts of a sentence, the counties together:
 * ['Washington DC', "Prince George's, Montgomery and Howard counties"].
 */
export function areasInWords(areas: { name: string }[]): string[] {
  const names = areas.map(({ name }) => name)
  const counties = names.filter((name) => name.endsWith(' County'))
  const others = names.filter((name) => !counties.includes(name))
  if (counties.length < 2) return [...others, ...counties]
  return [
    ...others,
    `${list.format(counties.map((name) => name.replace(/ County$/, '')))} counties`,
  ]
}
