import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createAtomically, readTextIfAny, writeAtomically } from './atomic-file.ts';

const BYTES = 32;
/** Commands and servers may run as different users of one group. */
const SHARED_MODE = 0o640;
/** A server's own copy is for its user alone. */
const OWN_MODE = 0o600;
const HEX = /^[0-9a-f]{64}$/;

/** A new secret: 64 hex digits. */
export function makeSecret(): string {
  return randomBytes(BYTES).toString('hex');
}

/** The secret that a text holds. Throws a sentence that begins with `name` when it holds none. */
export function parseSecret(name: string, text: string): string {
  const secret = text.trim();
  if (HEX.test(secret)) return secret;
  throw new Error(`${name} does not hold a secret of ${BYTES} bytes: remove it, and a new one is made. Links that it signed end with it.`);
}

/** The secret in a file, which is made when it is not there: of several processes that make it at once, all get the first one's. */
export async function readOrMakeSecret(path: string): Promise<string> {
  const stored = await readTextIfAny(path);
  if (stored !== null) return parseSecret(path, stored);
  await mkdir(dirname(path), { recursive: true });
  await createAtomically(path, makeSecret(), SHARED_MODE);
  return parseSecret(path, await readFile(path, 'utf8'));
}

/** A server's copy of a secret; null when there is none. Throws a sentence when the file holds no secret. */
export async function readSecretCopy(path: string): Promise<string | null> {
  const stored = await readTextIfAny(path);
  return stored === null ? null : parseSecret(path, stored);
}

/** Keeps a copy of a secret, for this user alone, in place of whatever the file holds. */
export async function writeSecretCopy(path: string, secret: string): Promise<void> {
  if ((await readTextIfAny(path)) === secret) return;
  await mkdir(dirname(path), { recursive: true });
  await writeAtomically(path, secret, OWN_MODE);
}
