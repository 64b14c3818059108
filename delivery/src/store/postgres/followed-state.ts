import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { writeAtomically } from '../atomic-file.ts';
import { isFolderName } from '../directory-layout.ts';
import { RemotePointersSchema } from '../pointers.ts';
import { parseStoredJson, readStoredJson } from '../stored-json.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** The state of the store that a server needs to serve pages, as it was at one revision. */
const FollowedStateSchema = Type.Object({
  revision: Type.String(),
  /** Text of the pointers, by remote. */
  pointers: Type.Record(Type.String(), Type.String()),
  flags: Type.Union([Type.String(), Type.Null()]),
  /** Digest of the record of each release, by `<remote>/<version>`. */
  releases: Type.Record(Type.String(), Type.String()),
});
export type FollowedState = Static<typeof FollowedStateSchema>;

/** A query that takes longer has a connection that hangs, or a database that does; it is sent again on another one. */
export const ANSWER_MS = 3_000;

/** Before anything is known. */
export const UNKNOWN_STATE: FollowedState = { revision: '', pointers: {}, flags: null, releases: {} };

/** Reads the state in one statement, so that its parts belong together. */
export async function readState(database: Database): Promise<FollowedState> {
  const statement = `
    SELECT json_build_object(
      'revision', (SELECT number::text FROM ${SCHEMA}.revision),
      'pointers', (SELECT coalesce(json_object_agg(remote, pointers), '{}') FROM ${SCHEMA}.channels),
      'flags', (SELECT content FROM ${SCHEMA}.document WHERE name = 'flags'),
      'releases', (SELECT coalesce(json_object_agg(remote || '/' || version, md5(record)), '{}') FROM ${SCHEMA}.release)
    ) AS state`;
  const [row] = await database.query<{ state: FollowedState }>(statement, [], { timeoutMs: ANSWER_MS });
  return row ? withNamesOnly(row.state) : UNKNOWN_STATE;
}

/** The last state that a server of this machine has known, for a start while the database is away; null before the first. */
export async function readStoredState(cacheDir: string): Promise<FollowedState | null> {
  const stored = await readStoredJson(fileIn(cacheDir), FollowedStateSchema);
  return stored.type === 'found' ? withNamesOnly(stored.value) : null;
}

/** Without rows that name no release: write access to the database must not give access to folders of this machine. */
function withNamesOnly({ pointers, releases, ...state }: FollowedState): FollowedState {
  const isRelease = (key: string) => {
    const parts = key.split('/');
    return parts.length === 2 && parts.every(isFolderName);
  };
  return {
    ...state,
    pointers: Object.fromEntries(Object.entries(pointers).filter(([remote]) => isFolderName(remote))),
    releases: Object.fromEntries(Object.entries(releases).filter(([key]) => isRelease(key))),
  };
}

/** Keeps the state for the next start. */
export async function keepState(cacheDir: string, state: FollowedState): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeAtomically(fileIn(cacheDir), JSON.stringify(state));
}

/** Versions that visitors may get: of channels, and of experiments, whose flags name them somewhere in their text. */
export function liveVersions({ pointers, flags, releases }: FollowedState): { remote: string; version: string }[] {
  const pointed = Object.entries(pointers).flatMap(([remote, text]) => {
    const stored = parseStoredJson(remote, text, RemotePointersSchema);
    const { stable, canary } = stored.type === 'found' ? stored.value : { stable: null, canary: null };
    return [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : []));
  });
  const onTrial =
    flags === null
      ? []
      : Object.keys(releases)
          .map(nameOf)
          .filter(({ version }) => flags.includes(version));
  return [...pointed, ...onTrial];
}

/** The release that a key of `releases` names. */
export function nameOf(key: string): { remote: string; version: string } {
  const [remote = '', version = ''] = key.split('/');
  return { remote, version };
}

function fileIn(cacheDir: string): string {
  return join(cacheDir, 'last-known.json');
}
