import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCompressedCopies } from '../store/index.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `small`: as small as possible; `quick`: as fast as possible. */
export type Effort = 'small' | 'quick';

const LEVELS = {
  small: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED },
} as const;

/** Compressed copies of a file for browsers; null for what is compressed already (images, fonts). */
export async function compress(
  path: string,
  content: Buffer,
  effort: Effort,
): Promise<{ readonly br: Buffer; readonly gzip: Buffer } | null> {
  if (!hasCompressedCopies(path)) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: LEVELS[effort].gzip })]);
  return { br, gzip: gz };
}
