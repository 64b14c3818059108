import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import acceptNegotiator from '@fastify/accept-negotiator';
import { BROTLI, COMPRESSION_THRESHOLD, ENCODINGS, GZIP } from '@vitrava/server-kit/http';
import { LRUCache } from 'lru-cache';
import { CACHE_BYTES } from '../cache/index.ts';

export interface CompressedText {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

export interface CompressedTexts {
  /** The text in the encoding that the visitor prefers; null: as it is. `etag` identifies the content. */
  read(acceptEncoding: string | undefined, etag: string, text: Buffer): Promise<CompressedText | null>;
}

const compress = {
  br: (text: Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: Buffer) => promisify(gzip)(text, GZIP),
};

interface Source {
  readonly encoding: CompressedText['encoding'];
  readonly text: Buffer;
}

/** Texts that go out more than once, compressed once: to compress a page costs more than to compose it from the cache. At most `maxBytes` of them. */
export function createCompressedTexts({ maxBytes = CACHE_BYTES.compressedTexts } = {}): CompressedTexts {
  const stored = new LRUCache<string, Buffer, Source>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { encoding, text } }) => alone(await compress[encoding](text)),
    // A waiting request gets it, even after its eviction.
    ignoreFetchAbort: true,
  });

  return {
    async read(acceptEncoding, etag, text) {
      if (text.length < COMPRESSION_THRESHOLD || acceptEncoding === undefined) return null;
      const encoding = acceptNegotiator.negotiate(acceptEncoding.toLowerCase(), ENCODINGS);
      if (encoding === null) return null;
      return { encoding, body: await stored.forceFetch(`${encoding} ${etag}`, { context: { encoding, text } }) };
    },
  };
}

/** The bytes in memory of their own: zlib writes into 64 KiB, all of which a few kept bytes of it would hold. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
