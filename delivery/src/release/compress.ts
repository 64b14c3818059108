import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCompressedCopies } from '../store/index.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Copies of a file compressed as far as it goes; null for what is compressed already (images, fonts). */
export async function compress(path: string, content: Buffer): Promise<{ br: Buffer; gzip: Buffer } | null> {
  if (!hasCompressedCopies(path)) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: constants.Z_BEST_COMPRESSION })]);
  return { br, gzip: gz };
}
