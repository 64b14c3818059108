/** Control characters, line separators, and marks that turn the direction of a text: in a terminal they would change the displayed text. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A text as one line without such characters; of at most `most` characters, when that is given. */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text.replace(UNSEEN, ' ').trim();
  return line.length <= most ? line : [...line].slice(0, most).join('');
}
