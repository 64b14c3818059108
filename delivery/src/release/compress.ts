import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT_FILE = /\.(m?js|cjs|css|html|json|map|svg|txt|xml|webmanifest)$/;

/** Copies of a file compressed as far as it goes; null for what is compressed already (images, fonts). */
export async function compress(path: string, content: Buffer): Promise<{ br: Buffer; gzip: Buffer } | null> {
  if (!TEXT_FILE.test(path)) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: constants.Z_BEST_COMPRESSION })]);
  return { br, gzip: gz };
}
