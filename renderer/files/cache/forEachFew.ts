/** Like `Promise.all`, but a few items at a time, which takes less memory. */
export async function forEachFew<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The size of libuv's thread pool, which compresses and draws.
  const atOnce = 4
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
