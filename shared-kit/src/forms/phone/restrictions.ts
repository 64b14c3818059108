/** What narrows the numbers that a field takes. */
export interface PhoneRestrictions {
  /** Countries (ISO codes) whose numbers are not taken and that are not offered. */
  readonly ignored?: readonly string[];
  /** The only countries whose numbers are taken and that are offered. */
  readonly onlyList?: readonly string[];
  /** Nothing but digits, spaces, parentheses, hyphen and plus. */
  readonly validCharactersOnly?: boolean;
  /** The text must match it. */
  readonly pattern?: RegExp;
}

/** Whether numbers of a country are taken; null is a number of no country (+800), which no list names. */
export function isCountryOffered(country: string | null, { ignored = [], onlyList }: PhoneRestrictions): boolean {
  if (onlyList !== undefined && (country === null || !onlyList.includes(country))) return false;
  return country === null || !ignored.includes(country);
}

const OTHER_CHARACTERS = /[^\p{Nd}\s()\-+＋]/gu;

/** The text without what is neither digit, space, parenthesis, hyphen nor plus. */
export function dropOtherCharacters(text: string): string {
  return text.replace(OTHER_CHARACTERS, '');
}
