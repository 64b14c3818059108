import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './error-code.ts';

/** A release is written in seconds: a draft that has not changed for an hour is left from a process that died. */
const ABANDONED_MS = 3_600_000;

/** Removes half-written releases and files. `folders` are looked through for entries of such names, themselves excluded. */
export async function sweepDrafts(
  folders: readonly { readonly path: string; readonly isDraft: (name: string) => boolean }[],
): Promise<void> {
  await Promise.all(
    folders.map(async ({ path, isDraft }) => {
      const names = await readdir(path).catch(ifMissing([] as string[]));
      await Promise.all(names.filter(isDraft).map((name) => removeIfAbandoned(join(path, name))));
    }),
  );
}

async function removeIfAbandoned(path: string): Promise<void> {
  const changedAt = await lastChangeIn(path);
  if (changedAt !== null && Date.now() - changedAt > ABANDONED_MS) await rm(path, { recursive: true, force: true });
}

/** When something below the path was last written (ms); null when there is nothing. */
async function lastChangeIn(path: string): Promise<number | null> {
  const own = await stat(path).catch(ifMissing(null));
  if (!own) return null;
  const below = own.isDirectory() ? await readdir(path, { recursive: true }).catch(ifMissing([] as string[])) : [];
  const times = await Promise.all(below.map(async (name) => (await stat(join(path, name)).catch(ifMissing(null)))?.mtimeMs ?? 0));
  return Math.max(own.mtimeMs, ...times);
}
