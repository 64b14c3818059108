import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCompressedCopies } from '../store/index.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** As far as it goes, or in a moment. */
export type Effort = 'small' | 'quick';

const LEVELS = {
  small: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED },
} as const;

/** A file, compressed in the two ways that browsers understand. */
interface Copies {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compressed copies of a file; null for what is compressed already (images, fonts). */
export async function compress(path: string, content: Buffer, effort: Effort): Promise<Copies | null> {
  if (!hasCompressedCopies(path)) return null;
  const key = `${effort} ${createHash('sha256').update(content).digest('base64')}`;
  const kept = recent.get(key);
  if (kept) return kept;
  const made = await compressAnew(content, effort);
  keep(key, made);
  return made;
}

/** Copies made lately: of a release's files most are those of the one before, and a release API takes one after the other. */
const recent = new Map<string, Copies>();
const MOST_KEPT_BYTES = 32 * 1024 ** 2;
let keptBytes = 0;

function keep(key: string, made: Copies): void {
  if (recent.has(key)) return;
  recent.set(key, made);
  keptBytes += sizeOf(made);
  for (const [oldest, copies] of recent) {
    if (keptBytes <= MOST_KEPT_BYTES) return;
    recent.delete(oldest);
    keptBytes -= sizeOf(copies);
  }
}

const sizeOf = ({ br, gzip: gz }: Copies): number => br.length + gz.length;

/** In blocks of 128 KiB scripts come out smaller than in those that the library chooses. */
const USUAL_WAY = { [constants.BROTLI_PARAM_LGBLOCK]: 17 };
/**
 * Of a script of several hundred kilobytes one changed word can cost or spare a hundred bytes, as the blocks happen to fall: the smallest of a few
 * ways varies less, and is half a hundred bytes smaller.
 */
const WAYS_OF_LARGE = [
  USUAL_WAY,
  { ...USUAL_WAY, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19, [constants.BROTLI_PARAM_NDIRECT]: 4 },
];
const LARGE_BYTES = 128 * 1024;

async function compressAnew(content: Buffer, effort: Effort): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const ways = effort === 'small' && content.length >= LARGE_BYTES ? WAYS_OF_LARGE : [USUAL_WAY];
  const [gz, ...made] = await Promise.all([
    deflate(content, { level: LEVELS[effort].gzip }),
    ...ways.map((way) => brotli(content, { params: { ...params, ...way } })),
  ]);
  const br = made.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
  return { br, gzip: gz };
}
