/** Does something with each of the items, with so many at once; gives what came of it in their order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  doWith: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await doWith(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
