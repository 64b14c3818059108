import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readTextIfAny } from './atomic-file.ts';

const BYTES = 32;
/** Commands and servers may run as different users of one group. */
const MODE = 0o640;
const HEX = /^[0-9a-f]{64}$/;

/** The secret in a file, which is made when it is not there: of several processes that make it at once, all get the first one's. */
export async function readOrMakeSecret(path: string): Promise<string> {
  const kept = await readTextIfAny(path);
  if (kept !== null) return accepted(path, kept);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    await writeFile(draft, randomBytes(BYTES).toString('hex'), { mode: MODE });
    // A link is made whole or not at all, and never over a file that is there.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return accepted(path, await readFile(path, 'utf8'));
}

function accepted(path: string, text: string): string {
  const secret = text.trim();
  if (HEX.test(secret)) return secret;
  throw new Error(`${path} does not hold a secret of ${BYTES} bytes: remove it, and a new one is made. Links that it signed end with it.`);
}
