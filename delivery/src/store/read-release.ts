import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './atomic-file.ts';
import { type ReleaseRecord, ReleaseRecordSchema } from './release-record.ts';
import type { Stored } from './release-store.ts';
import { readStoredJson } from './stored-json.ts';

/** Reads a release folder: its record, and that every file of it is there with the size it was released with. */
export async function readRelease(folder: string, remote: string, version: string): Promise<Stored<ReleaseRecord>> {
  const stored = await readStoredJson(join(folder, 'release.json'), ReleaseRecordSchema);
  if (stored.type !== 'found') return stored;
  const record = stored.value;
  if (record.remote !== remote || record.version !== version) {
    return { type: 'broken', explanation: `${folder} holds the record of ${record.remote} ${record.version}.` };
  }
  const expected = [
    { path: join(folder, 'server.cjs'), bytes: record.server.bytes },
    ...record.files.map((file) => ({ path: join(folder, 'browser', file.path), bytes: file.bytes })),
  ];
  const sizes = await Promise.all(expected.map(({ path }) => sizeOf(path)));
  const wrong = expected.find(({ bytes }, index) => sizes[index] !== bytes);
  if (wrong) return { type: 'broken', explanation: `${wrong.path} is missing or not the file that was released.` };
  return stored;
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
