import alike from './alike-letters.json' with { type: 'json' };

/** Letters that are confused by ear. */
const pairs = new Set(alike.flatMap((letters) => [...letters].flatMap((one) => [...letters].map((other) => one + other))));

export function areAlike(one = '', other = ''): boolean {
  return pairs.has(one + other);
}

/** By half a slip: letters that sound alike, a letter written twice. */
const SMALL = 0.5;

/** How many letters must be changed, added, dropped or swapped with a neighbour to get from one word to the other; letters that sound alike count half. */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const changed = isSame ? 0 : areAlike(from[row - 1], to[column - 1]) ? SMALL : 1;
      const dropped = from[row - 1] === from[row - 2] ? SMALL : 1;
      const added = to[column - 1] === to[column - 2] ? SMALL : 1;
      let cost = Math.min(at(previous, column) + dropped, at(current, column - 1) + added, at(previous, column - 1) + changed);
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current[column] = cost;
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
