import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import acceptNegotiator from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** In the order of the server's liking. */
export const ENCODINGS = ['br', 'gzip'] as ('br' | 'gzip')[];
/** Bytes; what is shorter goes out as it is. */
export const COMPRESSION_THRESHOLD = 1024;
// The answers of a page are compressed while a visitor waits.
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const GZIP = { level: 6 };

export interface CompressedText {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

export interface CompressedTexts {
  /** The text in the encoding that the visitor likes best; null: as it is. `etag` stands for the content. */
  read(acceptEncoding: string | undefined, etag: string, text: Buffer): Promise<CompressedText | null>;
}

const compress = {
  br: (text: Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: Buffer) => promisify(gzip)(text, GZIP),
};

/** Texts that go out more than once, compressed once: to compress a page costs as much as to compose it. At most `maxBytes` of them. */
export function createCompressedTexts({ maxBytes = 32 * 1024 * 1024 } = {}): CompressedTexts {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const pending = new Map<string, Promise<Buffer>>();

  function make(key: string, encoding: 'br' | 'gzip', text: Buffer): Promise<Buffer> {
    const known = pending.get(key);
    if (known) return known;
    const making = compress[encoding](text)
      .then((body) => {
        kept.set(key, body);
        return body;
      })
      .finally(() => pending.delete(key));
    pending.set(key, making);
    return making;
  }

  return {
    async read(acceptEncoding, etag, text) {
      if (text.length < COMPRESSION_THRESHOLD || acceptEncoding === undefined) return null;
      const encoding = acceptNegotiator.negotiate(acceptEncoding.toLowerCase(), ENCODINGS);
      if (encoding !== 'br' && encoding !== 'gzip') return null;
      const key = `${encoding} ${etag}`;
      return { encoding, body: kept.get(key) ?? (await make(key, encoding, text)) };
    },
  };
}
