import { PassThrough, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createFrameReader, type Frame, writeFrame } from './frames.ts';

/** What arrives of messages when their bytes come in pieces of these sizes. */
async function sent(messages: readonly Frame[], sizes: readonly number[]): Promise<Frame[]> {
  const arrived: Frame[] = [];
  const read = createFrameReader((frame) => arrived.push(frame));
  const pipe = new PassThrough({ highWaterMark: 1024 * 1024 });
  for (const { message, parts } of messages) writeFrame(pipe, message, parts);
  await nextTurn();
  let bytes: Buffer = pipe.read() ?? Buffer.alloc(0);
  for (let turn = 0; bytes.length > 0; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    read(bytes.subarray(0, size));
    bytes = bytes.subarray(size);
  }
  return arrived;
}

describe('messages between the server and what renders', () => {
  it('arrive as they were sent, however their bytes are cut', async () => {
    const message = fc.record({ id: fc.nat(), text: fc.string() });
    const parts = fc.array(fc.uint8Array().map((bytes) => new Uint8Array(bytes)));
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ message, parts })), sizes, async (messages, cuts) => {
        expect(await sent(messages, cuts)).toEqual(messages);
      }),
    );
  });

  it('of one turn are sent with one write', async () => {
    const writes: number[] = [];
    const channel = new Writable({
      writev(chunks, done) {
        writes.push(chunks.length);
        done();
      },
    });
    for (const id of [1, 2, 3]) writeFrame(channel, { id });
    await nextTurn();
    writeFrame(channel, { id: 4 });
    await nextTurn();
    expect(writes).toEqual([6, 2]);
  });
});
