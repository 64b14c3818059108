import { and, type Contract, or, str, val } from '@withease/contracts';

/** One of a closed list of texts. */
export function oneOf<const Values extends readonly string[]>(values: Values): Contract<unknown, Values[number]> {
  const isData = (value: unknown): value is Values[number] => typeof value === 'string' && values.includes(value);
  return { isData, getErrorMessages: (value) => (isData(value) ? [] : [`expected one of ${values.join(', ')}, got ${String(value)}`]) };
}

/** A text of one shape. */
export function matching(pattern: RegExp): Contract<unknown, string> {
  return and(str, {
    isData: (text): text is string => pattern.test(text),
    getErrorMessages: (text) => [`expected ${pattern}, got ${text}`],
  });
}

/** A value that may be `null` on the wire. */
export function orNull<Data>(contract: Contract<unknown, Data>): Contract<unknown, Data | null> {
  return or(contract, val(null));
}

/** `DecimalSchema` of the API: money in roubles with two digits, `"1290.00"`. */
export const decimalContract = matching(/^-?\d+\.\d{2}$/);
