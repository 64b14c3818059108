import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BYTES = 32;
const MIN_LENGTH = 32;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** The secret, or null for an empty one. Throws a sentence with `name` when it is too short to be one. */
export function readSecret(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < MIN_LENGTH) throw new Error(`${name} must have at least ${MIN_LENGTH} characters; it has ${text.length}.`);
  return text;
}

/** A secret of this machine, from its file or made there once, for the owner only. Throws for a broken file. */
export async function localSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  const text = (await readIfAny(file)) ?? (await make(file));
  const secret = text.trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(`${file} does not hold a secret of at least ${MIN_LENGTH} characters: remove it, and a new one is made.`);
}

/** Written beside and linked when it is complete, so that a reader never gets a part. */
async function make(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(BYTES).toString('base64url'), { mode: OWN_FILE, flag: 'wx', flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfAny(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
