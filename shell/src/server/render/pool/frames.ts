import { nextTick } from 'node:process';
import type { Writable } from 'node:stream';
import type { Utf8 } from '../../utf8/index.ts';

/** A message between two processes: JSON, and bytes that are sent as they are. */
export interface Frame {
  readonly message: unknown;
  readonly parts: readonly Utf8[];
}

/** Each frame begins with two lengths in bytes: of the JSON, which begins with the lengths of the parts, and of all parts together. */
const PREFIX_BYTES = 8;
/** Of one frame. A page takes some hundred kilobytes, and its JSON a few. */
const MAX_JSON_BYTES = 256 * 1024;
const MAX_PARTS_BYTES = 17 * 1024 * 1024;

/** Frames of one turn are sent with one write, which wakes the other process: that costs more than a short frame. */
export function writeFrame(to: Writable, message: unknown, parts: readonly Utf8[] = []): void {
  const json = Buffer.from(JSON.stringify([parts.map((part) => part.byteLength), message]));
  const prefix = Buffer.allocUnsafe(PREFIX_BYTES);
  prefix.writeUInt32LE(json.byteLength, 0);
  prefix.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.byteLength, 0),
    4,
  );
  if (to.writableCorked === 0) {
    to.cork();
    nextTick(() => to.uncork());
  }
  for (const piece of [prefix, json, ...parts]) to.write(piece);
}

/** Reads frames from chunks, copying once. Throws for large or invalid ones. Takes a third of Node's own CPU. */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Uint8Array) => void {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  let body: Utf8 | null = null;
  let filled = 0;

  function fill(target: Uint8Array, chunk: Uint8Array): number {
    const taken = Math.min(target.byteLength - filled, chunk.byteLength);
    target.set(taken === chunk.byteLength ? chunk : chunk.subarray(0, taken), filled);
    filled += taken;
    return taken;
  }

  return (chunk) => {
    let rest = chunk;
    while (rest.byteLength > 0 || (body && filled === body.byteLength)) {
      const target = body ?? prefix;
      rest = rest.subarray(fill(target, rest));
      if (filled < target.byteLength) return;
      filled = 0;
      if (body) {
        const whole = body;
        body = null;
        onFrame(frameOf(whole, prefix.readUInt32LE(0)));
      } else body = new Uint8Array(bodyBytes(prefix));
    }
  };
}

function bodyBytes(prefix: Buffer): number {
  const [json, parts] = [prefix.readUInt32LE(0), prefix.readUInt32LE(4)];
  if (json > MAX_JSON_BYTES || parts > MAX_PARTS_BYTES) throw new RangeError(`A message of ${json + parts} bytes is too large.`);
  return json + parts;
}

function frameOf(whole: Utf8, jsonBytes: number): Frame {
  const json = Buffer.from(whole.buffer, 0, jsonBytes).toString();
  const [lengths, message] = JSON.parse(json) as [number[], unknown];
  let start = jsonBytes;
  const parts = lengths.map((length) => {
    start += length;
    return whole.subarray(start - length, start);
  });
  return { message, parts };
}
