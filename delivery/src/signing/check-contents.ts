import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasCompressedCopies, type ReleaseRecord, storedFiles } from '../store/index.ts';

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/** The first file in `folder` that differs from the record, compressed copies included; null when all match. */
export async function findForeignFile(folder: string, record: ReleaseRecord): Promise<string | null> {
  if (!(await isContent(join(folder, 'server.cjs'), record.server.integrity))) return 'server.cjs';
  for (const { path, integrity } of storedFiles(record)) {
    const file = join(folder, 'browser', path);
    if (!(await isContent(file, integrity))) return `browser/${path}`;
    if (!hasCompressedCopies(path)) continue;
    for (const [ending, decompress] of Object.entries(unpack))
      if (!(await isContent(`${file}.${ending}`, integrity, decompress))) return `browser/${path}.${ending}`;
  }
  return null;
}

async function isContent(
  file: string,
  integrity: string,
  decompress = async (content: Buffer): Promise<Buffer> => content,
): Promise<boolean> {
  const [algorithm = '', digest] = integrity.split(/-(.*)/s);
  try {
    const content = await decompress(await readFile(file));
    return createHash(algorithm).update(content).digest('base64') === digest;
  } catch {
    return false;
  }
}
