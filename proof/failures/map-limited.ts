/** Runs tasks with limited concurrency, in their order. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const pending = [...items.entries()];
  const work = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
