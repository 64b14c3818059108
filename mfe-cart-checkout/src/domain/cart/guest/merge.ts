import type { GuestLine } from '../line.ts';

/**
 * Lines as they are now, after they have been read anew: known lines keep their order and what was priced, and take the new amount; new
 * ones are appended, sorted by id. Lines that are no longer there go, unless `keepsMissing`: the reader has some that could not be stored.
 */
export function mergeLines(known: readonly GuestLine[], read: readonly GuestLine[], keepsMissing = false): readonly GuestLine[] {
  const fresh = new Map(read.map((line) => [line.product, line]));
  const kept = known.flatMap((line) => {
    const now = fresh.get(line.product);
    fresh.delete(line.product);
    if (!now || keepsMissing) return now || keepsMissing ? [line] : [];
    const { sending: _, ...known } = line;
    return [{ ...known, amount: now.amount, item: line.item ?? now.item, ...(now.sending ? { sending: now.sending } : {}) }];
  });
  return [...kept, ...[...fresh.values()].sort((one, other) => one.id - other.id)];
}
