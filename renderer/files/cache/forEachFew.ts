/** Works on a few items at a time: on all at once, each would hold its memory to the end. */
export async function forEachFew<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // As many as Node has threads for files, packing and drawing.
  const atOnce = 4
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
