const WORD = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D]*`;
const APOSTROPHE = `['’‘׳]`;
const SEPARATOR = String.raw`(?:${APOSTROPHE} ?|[·・־]|\.?[ -]${APOSTROPHE}?)`;
const PERSON_NAME = new RegExp(String.raw`^${APOSTROPHE}?${WORD}(?:${SEPARATOR}${WORD})*(?:\.|${APOSTROPHE})?$`, 'u');

/** A name as it is stored: NFC, single inner spaces, one hyphen, and one apostrophe for similar signs. */
export function normalizePersonName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?[-‐‑–] ?/g, '-')
    .replace(/[`´]/g, "'");
}

/** Whether a normalized text can be a person's name: words of letters joined by single marks or spaces. */
export function isPersonName(name: string): boolean {
  return PERSON_NAME.test(name);
}
