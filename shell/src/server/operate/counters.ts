/** How often something happened, and the mean of its value where it has one. */
export interface CounterRow {
  readonly name: string;
  readonly count: number;
  readonly mean: number | null;
}

export interface Counters {
  add(name: string, value?: number): void;
  rows(): readonly CounterRow[];
}

const MAX_NAMES = 500;

/** Counters in memory; names beyond the bound are counted together, so that made-up names cannot fill the memory. */
export function createCounters(): Counters {
  const rows = new Map<string, { count: number; sum: number; values: number }>();
  return {
    add(name, value) {
      const key = rows.has(name) || rows.size < MAX_NAMES ? name : 'other';
      const row = rows.get(key) ?? { count: 0, sum: 0, values: 0 };
      rows.set(key, { count: row.count + 1, sum: row.sum + (value ?? 0), values: row.values + (value === undefined ? 0 : 1) });
    },
    rows: () =>
      [...rows]
        .map(([name, { count, sum, values }]) => ({ name, count, mean: values === 0 ? null : sum / values }))
        .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
