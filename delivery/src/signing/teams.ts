import type { KeyObject } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Static, Type } from 'typebox';
import { parseStoredJson, readTextIfAny, writeAtomically } from '../store/index.ts';
import { keyIdOf, parsePublicKey } from './keys.ts';

const TeamSchema = Type.Object({
  /** Public halves of the team's keys; several while one takes the place of another. */
  keys: Type.Array(Type.String()),
  /** Remotes that the team may release; `*` represents all. */
  remotes: Type.Array(Type.String()),
});

/** `teams.json`: the teams and the remotes that they may release. Public, so that it can be reviewed and versioned like code; it belongs on every server, not into the store. */
const TeamsSchema = Type.Object({ teams: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }), TeamSchema) });
export type Teams = Static<typeof TeamsSchema>['teams'];

/** A key that is known, and whose it is. */
export interface TeamKey {
  readonly id: string;
  readonly team: string;
  readonly publicKey: KeyObject;
  readonly remotes: readonly string[];
}

/** Reads the file of teams: null when there is none. Throws a sentence when it cannot be used. */
export async function readTeams(file: string): Promise<Teams | null> {
  const text = await readTextIfAny(file);
  if (text === null) return null;
  const stored = parseStoredJson(file, text, TeamsSchema);
  if (stored.type !== 'found') throw new Error(stored.type === 'broken' ? stored.explanation : `${file} is empty.`);
  for (const [team, { keys }] of Object.entries(stored.value.teams))
    for (const key of keys)
      if (!parsePublicKey(key)) throw new Error(`${file} has a key of the team ${team} that is no public Ed25519 key.`);
  return stored.value.teams;
}

/** Replaces the file of teams in one step. */
export async function writeTeams(file: string, teams: Teams): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, `${JSON.stringify({ teams }, null, 2)}\n`);
  await chmod(file, 0o644);
}

/** All keys of all teams, by their ids. */
export function keysOf(teams: Teams): ReadonlyMap<string, TeamKey> {
  const known = Object.entries(teams).flatMap(([team, { keys, remotes }]) =>
    keys.flatMap((text) => {
      const publicKey = parsePublicKey(text);
      return publicKey ? [{ id: keyIdOf(publicKey), team, publicKey, remotes }] : [];
    }),
  );
  return new Map(known.map((key) => [key.id, key]));
}

/** Whether a team's key may release a remote. */
export function mayRelease({ remotes }: Pick<TeamKey, 'remotes'>, remote: string): boolean {
  return remotes.includes('*') || remotes.includes(remote);
}
