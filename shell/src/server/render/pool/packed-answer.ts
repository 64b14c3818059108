import { isUtf8, type Utf8, utf8Of } from '../../utf8/index.ts';

/** `rest` is JSON: what a server file answers beside texts is its head, some ten kilobytes. */
const MOST_REST_BYTES = 512 * 1024;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The answer of a server file on its way out of the thread: its texts as bytes by name, all else as the text of JSON. So whoever takes it knows its size
 * before a single object is made of it: a graph of a million objects would take down the process that unpacks it.
 */
export interface PackedAnswer {
  readonly rest: Utf8;
  readonly texts: Readonly<Record<string, Utf8>>;
}

/** Packs an answer whose texts are bytes already. What JSON has no word for is lost. */
export function packAnswer(answer: unknown): PackedAnswer {
  if (typeof answer !== 'object' || answer === null) return { rest: utf8Of(JSON.stringify(answer) ?? 'null'), texts: {} };
  const entries = Object.entries(answer);
  const rest = Object.fromEntries(entries.filter(([, value]) => !isUtf8(value)));
  return { rest: utf8Of(JSON.stringify(rest)), texts: Object.fromEntries(entries.filter(([, value]) => isUtf8(value))) };
}

/** Null for one that is larger than any page. */
export function sizeRefusal({ rest, texts }: PackedAnswer): string | null {
  const bytes = Object.values(texts).reduce((sum, text) => sum + text.byteLength, rest.byteLength);
  if (rest.byteLength > MOST_REST_BYTES)
    return `What it answers beside texts takes ${rest.byteLength} bytes; ${MOST_REST_BYTES} are allowed.`;
  return bytes > MOST_BYTES ? `Its answer takes ${bytes} bytes; ${MOST_BYTES} are allowed.` : null;
}

export function unpackAnswer({ rest, texts }: PackedAnswer): unknown {
  const value: unknown = JSON.parse(new TextDecoder().decode(rest));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...texts } : value;
}

/** The memory behind a packed answer, which the thread gives away with it. */
export function memoryOf({ rest, texts }: PackedAnswer): ArrayBuffer[] {
  return [rest, ...Object.values(texts)].map(({ buffer }) => buffer);
}
