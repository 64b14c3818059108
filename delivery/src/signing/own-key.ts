import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createAtomically, type ReleaseStore } from '../store/index.ts';
import { makeKey, publicTextOf } from './keys.ts';
import type { KeysPlace } from './keys-place.ts';
import { parsePrivateKey, signRecord } from './record-signature.ts';
import { readTeams, writeTeams } from './teams.ts';

/** The team of a machine with a store of its own. */
const LOCAL_TEAM = 'local';

/** The private key that this machine signs with: the one that `VITRAVA_KEY` names, else the only one in the folder of keys. Null when there is none. */
export async function readOwnKey({ folder, keyFile }: KeysPlace): Promise<KeyObject | null> {
  const file = keyFile ?? (await onlyKeyIn(folder));
  if (file === null) return null;
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The key ${file} cannot be read (${error.code}).`);
  });
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    throw new Error(`The key ${file} can be read by other users of this machine: run "chmod 600 ${file}" first.`);
  return parsePrivateKey(file, pem);
}

async function onlyKeyIn(folder: string): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.key'));
  if (names.length > 1) throw new Error(`There are several keys in ${folder} (${names.join(', ')}): name one with VITRAVA_KEY.`);
  return names[0] === undefined ? null : join(folder, names[0]);
}

/** Writes a new private key that only this user can read. Rejects when the team has one here already. Gives its file and public half. */
export async function makeOwnKey(folder: string, team: string): Promise<{ readonly file: string; readonly publicText: string }> {
  await mkdir(folder, { recursive: true });
  const { privatePem, publicText } = makeKey();
  const file = join(folder, `${team}.key`);
  if (!(await createAtomically(file, privatePem, 0o600))) throw new Error(`${file} exists already; move it away before a new key is made.`);
  return { file, publicText };
}

/** What making this machine its own team has come to. */
export interface LocalKeys {
  /** False when there were teams already. */
  readonly isNew: boolean;
  /** Releases that were in the store without a signature and have one now. */
  readonly signed: number;
}

/** Makes the key of a machine without teams, and signs what is there with it. Must not run within `exclusively`. */
export async function makeLocalKeys(store: ReleaseStore, { folder, teamsFile }: KeysPlace): Promise<LocalKeys> {
  if (existsSync(teamsFile)) return { isNew: false, signed: 0 };
  return store.exclusively(async () => {
    // Someone may have been faster while this one waited.
    if ((await readTeams(teamsFile)) !== null) return { isNew: false, signed: 0 };
    const file = join(folder, `${LOCAL_TEAM}.key`);
    // A key without its team is left by a process that died between the two.
    const made = existsSync(file) ? null : await makeOwnKey(folder, LOCAL_TEAM);
    const key = parsePrivateKey(file, await readFile(file, 'utf8'));
    const signed = await signUnsigned(store, key);
    await writeTeams(teamsFile, { [LOCAL_TEAM]: { keys: [made?.publicText ?? publicTextOf(key)], remotes: ['*'] } });
    return { isNew: true, signed };
  });
}

async function signUnsigned(store: ReleaseStore, key: KeyObject): Promise<number> {
  let count = 0;
  for (const remote of await store.remotes()) {
    for (const record of await store.releases(remote)) {
      if (record.signature || (await store.damageOf(record)) !== null) continue;
      await store.writeRecord(signRecord(record, key));
      count++;
    }
  }
  return count;
}
