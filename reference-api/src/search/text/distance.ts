/** How many letters must be changed, added, dropped or swapped with a neighbour to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1));
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
