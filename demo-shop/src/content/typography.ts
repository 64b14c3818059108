import { typograph } from '../catalogue/index.ts';

/** Fields of a block that are no text to read. */
const NAMES: ReadonlySet<string> = new Set(['kind', 'picture', 'poster', 'address', 'by']);

/** The value with Russian typography in all its Russian texts; English and code are left as written. */
export function withTypography<Value>(value: Value): Value {
  return apply(value, false) as Value;
}

function apply(value: unknown, isRussian: boolean): unknown {
  if (typeof value === 'string') return isRussian ? typograph(value) : value;
  if (Array.isArray(value)) return value.map((item) => apply(item, isRussian));
  if (typeof value !== 'object' || value === null || ('kind' in value && value.kind === 'code')) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, NAMES.has(name) ? item : apply(item, isRussian || name === 'ru')]),
  );
}
