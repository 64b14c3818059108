export interface Counters {
  add(name: string): void;
  read(): Readonly<Record<string, number>>;
}

const MAX_NAMES = 500;

/** Counters in memory; names beyond the bound are counted together, so that made-up names cannot fill the memory. */
export function createCounters(): Counters {
  const counts = new Map<string, number>();
  return {
    add(name) {
      const key = counts.has(name) || counts.size < MAX_NAMES ? name : 'other';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    read: () => Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other))),
  };
}
