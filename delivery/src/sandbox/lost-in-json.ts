/** The first place in a value that JSON does not carry, in words, or null: hydration would find something else. */
export function lostInJson(value: unknown, place = ''): string | null {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : describe(String(value), place);
  if (typeof value !== 'object') return describe(`a ${typeof value}`, place);
  if (Array.isArray(value)) return firstOf(value.entries(), place);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return describe(`a ${value.constructor?.name || 'class'}`, place);
  return firstOf(Object.entries(value), place);
}

function firstOf(entries: Iterable<readonly [string | number, unknown]>, place: string): string | null {
  for (const [key, value] of entries) {
    const lost = lostInJson(value, place === '' ? String(key) : `${place}.${key}`);
    if (lost !== null) return lost;
  }
  return null;
}

const describe = (what: string, place: string): string => `${what}${place === '' ? '' : ` in ${place}`}`;
