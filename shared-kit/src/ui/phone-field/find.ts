import type { PhoneFieldCountry } from './country.ts';

/** So long letters belong to one word (specification, section 9). */
export const TYPE_TO_FIND_MS = 700;

/** What has been typed to find a country, and when its last letter was. */
export interface Typed {
  readonly letters: string;
  readonly at: number;
}

/** Letters gather until 700 ms have passed since the last one. */
export function gather(typed: Typed, letter: string, now: number): Typed {
  return { letters: now - typed.at < TYPE_TO_FIND_MS ? typed.letters + letter : letter, at: now };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The country that begins with the typed text: by its name, its ISO code, or its calling code with or without the plus.
 * The same letter again and again cycles through all that begin with it. -1 when there is none.
 */
export function findCountry(countries: readonly PhoneFieldCountry[], letters: string, active: number): number {
  const wanted = plain(letters);
  const isRepeated = new Set(wanted).size === 1;
  const begins = isRepeated ? (wanted[0] ?? '') : wanted;
  const from = isRepeated ? active + 1 : Math.max(active, 0);
  const order = countries.map((_, index) => (from + index) % countries.length);
  const byName = order.find((index) => plain(countries[index]?.name ?? '').startsWith(begins));
  const byCode = order.find(
    (index) =>
      plain(countries[index]?.code ?? '') === wanted || `+${countries[index]?.callingCode}`.startsWith(wanted.replace(/^\+?(?=\d)/, '+')),
  );
  return byName ?? byCode ?? -1;
}
