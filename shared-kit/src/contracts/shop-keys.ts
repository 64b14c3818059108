/** Throws with the first key of a part of a shop's declaration that is missing, unknown or of another type than in the model. */
export function requireKeys(given: object, model: object, place: string, optional: readonly string[] = []): void {
  const values = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((key) => !(key in model) && !optional.includes(key));
  if (unknown !== undefined) throw new Error(`SHOP has "${place}${unknown}", but no such key is known.`);
  for (const [key, sample] of Object.entries(model)) {
    const value = values[key];
    if (kindOf(value) === kindOf(sample)) continue;
    throw new Error(
      `SHOP has ${value === undefined ? 'nothing' : JSON.stringify(value)} at "${place}${key}", but needs ${kindOf(sample)}.`,
    );
  }
}

/** Throws with the key of a value that is not valid. */
export function requireValue(key: string, value: string, isValid: (value: string) => boolean): void {
  try {
    if (isValid(value)) return;
  } catch {
    // `Intl` throws without naming the key.
  }
  throw new Error(`SHOP has "${value}" at "${key}", which is not valid.`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return value !== null && typeof value === 'object' ? 'an object' : 'another value';
}
