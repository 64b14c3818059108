import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createCompressedTexts } from './compressed-texts.ts';

const text = Buffer.from('Витамин C, '.repeat(400));

describe('texts that go out compressed', () => {
  it('come back as they were, in the encoding that the visitor likes best', async () => {
    const texts = createCompressedTexts();
    const brotli = await texts.read('gzip, deflate, br', '"a"', text);
    const zipped = await texts.read('gzip;q=1, br;q=0.5', '"a"', text);
    expect([brotli?.encoding, zipped?.encoding]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(text);
    expect(gunzipSync(zipped?.body ?? '')).toEqual(text);
  });

  it('Texts are compressed once for concurrent clients', async () => {
    const texts = createCompressedTexts();
    const [one, other] = await Promise.all([texts.read('br', '"a"', text), texts.read('br', '"a"', text)]);
    expect(other?.body).toBe(one?.body);
    expect((await texts.read('br', '"a"', text))?.body).toBe(one?.body);
    expect((await texts.read('br', '"b"', text))?.body).not.toBe(one?.body);
  });

  it('hold no more memory than they are counted with', async () => {
    const texts = createCompressedTexts();
    for (const encoding of ['br', 'gzip']) {
      const body = (await texts.read(encoding, '"a"', text))?.body;
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  it('give way to newer ones when their room is full', async () => {
    const texts = createCompressedTexts({ maxBytes: 200 });
    const first = await texts.read('br', '"a"', text);
    for (const etag of ['"b"', '"c"', '"d"', '"e"', '"f"', '"g"', '"h"']) await texts.read('br', etag, text);
    expect((await texts.read('br', '"a"', text))?.body).not.toBe(first?.body);
  });

  it.each([[undefined], [''], ['identity'], ['deflate'], ['br;q=0']])(
    'are not compressed for a client that accepts %s',
    async (accepted) => {
      expect(await createCompressedTexts().read(accepted, '"a"', text)).toBeNull();
    },
  );

  it('stay as they are when they are short', async () => {
    expect(await createCompressedTexts().read('br', '"a"', Buffer.from('short'))).toBeNull();
  });
});
