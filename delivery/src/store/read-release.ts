import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './error-code.ts';
import { type ReleaseRecord, ReleaseRecordSchema } from './release-record.ts';
import type { Stored } from './release-store.ts';
import { readStoredJson } from './stored-json.ts';

/** Reads the record of a release folder; the record of another release in it counts as broken. */
export async function readRelease(folder: string, remote: string, version: string): Promise<Stored<ReleaseRecord>> {
  const stored = await readStoredJson(join(folder, 'release.json'), ReleaseRecordSchema);
  if (stored.type !== 'found' || (stored.value.remote === remote && stored.value.version === version)) return stored;
  return { type: 'broken', explanation: `${folder} holds the record of ${stored.value.remote} ${stored.value.version}.` };
}

/** Says which file of the release is not there as it was released; null for a whole release. Sizes are compared, not contents. */
export async function findDamage(folder: string, record: ReleaseRecord): Promise<string | null> {
  const expected = [
    { path: 'server.cjs', bytes: record.server.bytes },
    ...record.files.map(({ path, bytes }) => ({ path: `browser/${path}`, bytes })),
  ];
  const sizes = await Promise.all(expected.map(({ path }) => sizeOf(join(folder, path))));
  const wrong = expected.find(({ bytes }, index) => sizes[index] !== bytes);
  return wrong ? `${wrong.path} is missing or is not the file that was released.` : null;
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
