import { LRUCache } from 'lru-cache';

/** Versions come and go: of each figure so many series are kept, those that grew last. */
export const MOST_SERIES = 300;

export type Labels = Readonly<Record<string, string>>;

/** Adds to a series of the figure, and takes away the one that has not grown for the longest when there are too many. */
export function bounded<Value>(
  figure: { readonly remove: (labels: Labels) => void },
  add: (labels: Labels, value: Value) => void,
): (labels: Labels, value: Value) => void {
  const series = new LRUCache<string, Labels>({ max: MOST_SERIES, dispose: (labels) => figure.remove(labels) });
  return (labels, value) => {
    const key = Object.values(labels).join('\n');
    if (!series.get(key)) series.set(key, labels);
    add(labels, value);
  };
}
