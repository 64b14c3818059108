/** How a number is written: `+7 916 123 45 67`, `8 (916) 123-45-67`, `+79161234567`. */
export type PhoneFormat = 'international' | 'national' | 'e164';

/** Why a text cannot be read as a number at all (specification, section 5). */
export type PhoneErrorCode = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

/** Why a number is not taken; each has a sentence in `forms/messages` under `phone`. `UNKNOWN`: by its looks, without the rules. */
export type PhoneProblem = PhoneErrorCode | 'INVALID' | 'COUNTRY_NOT_OFFERED' | 'CHARACTERS' | 'PATTERN' | 'UNKNOWN';

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

/** A number by its looks when the rules could not be loaded: a plus and 7 to 15 digits, or a Russian one. */
export function plainPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (/^\s*[+＋]/.test(text)) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  const russian = /^[78]?([3489]\d{9})$/.exec(digits);
  return russian ? `+7${russian[1]}` : null;
}
