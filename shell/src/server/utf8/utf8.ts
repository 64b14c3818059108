import { transcode } from 'node:buffer';
import { isUint8Array } from 'node:util/types';

/** Text as UTF-8 bytes, as markup travels from processes to the socket: strings would be copied and encoded. */
export type Utf8 = Uint8Array<ArrayBuffer>;

/** What a text is put together from: what is rendered as bytes, what is short as it is. */
export type TextPiece = string | Utf8;

/** In bytes: where texts of up to half a million letters stand in UTF-16 while they are encoded. */
const ROOM_BYTES = 1024 * 1024;
const room = Buffer.allocUnsafeSlow(ROOM_BYTES);

/** The text as bytes of their own, by UTF-16, in a sixth of `TextEncoder`'s time; that one takes what is too long. */
export function utf8Of(text: string): Utf8 {
  if (2 * text.length <= ROOM_BYTES) {
    try {
      return transcode(room.subarray(0, room.write(text, 'utf16le')), 'utf16le', 'utf8');
    } catch {
      // Below.
    }
  }
  return new TextEncoder().encode(text);
}

/** Also of bytes that come from another realm. */
export function isUtf8(value: unknown): value is Utf8 {
  return isUint8Array(value);
}

export function joinUtf8(pieces: readonly TextPiece[]): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

/** The same bytes, to be searched. */
export function asBuffer(text: Utf8): Buffer {
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength);
}

/** Replaces each `sought`, which is of ASCII letters. */
export function replaceText(text: Utf8, sought: string, by: string): Utf8 {
  const bytes = asBuffer(text);
  const pieces: TextPiece[] = [];
  let start = 0;
  for (let found = bytes.indexOf(sought); found !== -1; found = bytes.indexOf(sought, start)) {
    pieces.push(text.subarray(start, found), by);
    start = found + sought.length;
  }
  return start === 0 ? text : joinUtf8([...pieces, text.subarray(start)]);
}
