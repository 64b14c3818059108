import type { PhoneCountry } from './reading.ts';

/** A country of the list with its name in the language of the page. */
export interface NamedCountry extends PhoneCountry {
  readonly name: string;
}

/** Countries with their names, in the order of the language's alphabet. */
export function nameCountries(countries: readonly PhoneCountry[], locale: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  return countries.map((country) => ({ ...country, name: names.of(country.code) ?? country.code })).sort((a, b) => compare(a.name, b.name));
}
