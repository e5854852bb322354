/** The records with these slugs, in the order of the slugs. */
export function pickBySlug<Item extends { slug: string }>(
  items: Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
}
