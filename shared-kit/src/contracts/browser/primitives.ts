import { and, type Contract, num, or, str, val } from '@withease/contracts';

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

/** A whole number within bounds. */
export function whole(from: number, to: number): Contract<unknown, number> {
  return and(num, {
    isData: (value): value is number => Number.isInteger(value) && value >= from && value <= to,
    getErrorMessages: (value) => [`expected a whole number from ${from} to ${to}, got ${value}`],
  });
}

/** A value that may be `null` on the wire. */
export function orNull<Data>(contract: Contract<unknown, Data>): Contract<unknown, Data | null> {
  return or(contract, val(null));
}

/** A contract that is made when it is first used: start-up does not pay for it, and a contract can contain itself. */
export function lazy<Data>(make: () => Contract<unknown, Data>): Contract<unknown, Data> {
  let made: Contract<unknown, Data> | undefined;
  const contract = (): Contract<unknown, Data> => {
    made ??= make();
    return made;
  };
  return {
    isData: (value): value is Data => contract().isData(value),
    getErrorMessages: (value) => contract().getErrorMessages(value),
  };
}
