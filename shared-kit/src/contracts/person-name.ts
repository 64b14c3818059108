const WORD = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D]*`;
const APOSTROPHE = `['’‘׳]`;
const SEPARATOR = String.raw`(?:${APOSTROPHE} ?|[·・־]|\.?[ -]${APOSTROPHE}?)`;
const PERSON_NAME = new RegExp(String.raw`^${APOSTROPHE}?${WORD}(?:${SEPARATOR}${WORD})*(?:\.|${APOSTROPHE})?$`, 'u');

/**
 * A person's name in the form in which it is sent and stored: composed letters (NFC), no outer spaces, single inner spaces, one kind of
 * hyphen, and an apostrophe for the accents that keyboards offer in its place.
 */
export function normalizePersonName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?[-‐‑–] ?/g, '-')
    .replace(/[`´]/g, "'");
}

/**
 * Whether a normalized text can be a person's name: words of letters of any alphabet, joined by single hyphens, apostrophes, spaces or middle
 * dots. A word may be an abbreviation with a period, and an apostrophe may begin or end a name. The shop's pages and its API share this rule.
 */
export function isPersonName(name: string): boolean {
  return PERSON_NAME.test(name);
}
