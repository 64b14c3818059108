import { scriptJson } from '@vitrava/server-kit/html';
import { type Utf8, utf8Of } from '../../utf8/index.ts';

/** Stores that a render may not decide: the session is never known on the server, the rest is the shell's own. */
const EXTERNALLY_OWNED = /^session\/|^shell\/\$(?:location|locale|routeOwner)$/;
/** The first part is JSON: what a server file answers beside texts is its head, some ten kilobytes. */
const MAX_REST_BYTES = 512 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The answer of a server file on its way out of its process: all that is not text as JSON, then its texts as bytes, and its `state` as the text that will stand
 * in the document. Bytes are sent, cached and written again without being copied or encoded; strings and objects would be, each time. The receiver checks the
 * size before it creates a single object: a graph of a million objects would exhaust its memory.
 */
export interface PackedAnswer {
  readonly names: readonly string[];
  readonly parts: readonly Utf8[];
}

/** Values that JSON cannot express are dropped. */
export function packAnswer(answer: unknown): PackedAnswer {
  if (typeof answer !== 'object' || answer === null) return { names: [], parts: [utf8Of(JSON.stringify(answer) ?? 'null')] };
  const texts = Object.entries(answer).flatMap(([name, value]) => {
    const text = name === 'state' ? stateText(value) : value;
    return typeof text === 'string' ? [[name, utf8Of(text)] as const] : [];
  });
  const names = texts.map(([name]) => name);
  const rest = Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)));
  return { names, parts: [utf8Of(JSON.stringify(rest)), ...texts.map(([, text]) => text)] };
}

function stateText(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return null;
  return scriptJson(Object.fromEntries(Object.entries(state).filter(([sid]) => !EXTERNALLY_OWNED.test(sid))));
}

/** Null unless it is larger than any page. */
export function sizeRefusal(parts: PackedAnswer['parts']): string | null {
  const restBytes = parts[0]?.byteLength ?? 0;
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
  if (restBytes > MAX_REST_BYTES) return `What it answers beside texts takes ${restBytes} bytes; ${MAX_REST_BYTES} are allowed.`;
  return bytes > MAX_BYTES ? `Its answer takes ${bytes} bytes; ${MAX_BYTES} are allowed.` : null;
}

/** Throws when the first part is not JSON. */
export function unpackAnswer(names: PackedAnswer['names'], [rest, ...texts]: PackedAnswer['parts']): unknown {
  const value: unknown = JSON.parse(new TextDecoder().decode(rest));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...value, ...Object.fromEntries(names.map((name, index) => [name, texts[index]])) };
}
