/** Works on a few items at a time: all at once would need too much memory. */
export async function forEachFew<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Node has four threads for files, compression and images.
  const atOnce = 4
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
