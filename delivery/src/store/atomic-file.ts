import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { isMissing, isTaken } from './error-code.ts';

/** Writes a file whole or not at all, also in a power cut. It has `mode`, less the process's umask. */
export async function writeAtomically(path: string, text: string, mode = 0o666): Promise<void> {
  await withDraft(path, text, mode, (draft) => rename(draft, path));
}

/** Writes a file that is not there yet, whole or not at all. False, and nothing is written, when there is one already. */
export async function createAtomically(path: string, text: string, mode = 0o666): Promise<boolean> {
  return withDraft(path, text, mode, async (draft) => {
    try {
      // A link is made in one step, and never over a file that is there.
      await link(draft, path);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  });
}

async function withDraft<T>(path: string, text: string, mode: number, take: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    return await take(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Text of a file, null when there is none. */
export async function readTextIfAny(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
