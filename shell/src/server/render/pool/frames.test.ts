import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createFrameReader, type Frame, writeFrame } from './frames.ts';

/** What arrives of messages when their bytes come in pieces of these sizes. */
function sent(messages: readonly Frame[], sizes: readonly number[]): Frame[] {
  const arrived: Frame[] = [];
  const read = createFrameReader((frame) => arrived.push(frame));
  const pipe = new PassThrough();
  for (const { message, parts } of messages) writeFrame(pipe, message, parts);
  let bytes: Buffer = pipe.read() ?? Buffer.alloc(0);
  for (let turn = 0; bytes.length > 0; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    read(bytes.subarray(0, size));
    bytes = bytes.subarray(size);
  }
  return arrived;
}

describe('messages between the server and what renders', () => {
  it('arrive as they were sent, however their bytes are cut', () => {
    const message = fc.record({ id: fc.nat(), text: fc.string() });
    const parts = fc.array(fc.uint8Array().map((bytes) => new Uint8Array(bytes)));
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.record({ message, parts })), sizes, (messages, cuts) => {
        expect(sent(messages, cuts)).toEqual(messages);
      }),
    );
  });
});
