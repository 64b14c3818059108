import { stat } from 'node:fs/promises';
import type { ReleaseRecord } from '../store/index.ts';
import { isSignedBy } from './record-signature.ts';
import { keysOf, mayRelease, readTeams, type TeamKey } from './teams.ts';

/** How often the file of teams is looked at. */
const LOOK_EVERY_MS = 1_000;

/** The teams that a server trusts. */
export interface Trust {
  /** Why a release must not be served, as a sentence; null when it is signed by a team that may release its remote. */
  reasonAgainst(record: ReleaseRecord): Promise<string | null>;
  /** A known key, null when it is none. */
  keyOf(id: string): Promise<TeamKey | null>;
  /** Differs after each change of the file of teams. */
  revision(): Promise<string>;
  /** Why the last good keys are in use, as a sentence; null while the file can be read. Of the last look at it. */
  problem(): string | null;
}

/** Where the public keys are, and what happens without the file: `required` refuses everything then, otherwise nothing is checked. */
export interface TrustOptions {
  readonly teamsFile: string;
  readonly isRequired: boolean;
}

interface Known {
  readonly revision: string;
  /** Null without a file. */
  readonly keys: ReadonlyMap<string, TeamKey> | null;
  readonly problem: string | null;
}

/** Trusts the teams in the file, which may change at any time. While it cannot be read, the last good one is in use, or no team is trusted. */
export function createTrust({ teamsFile, isRequired }: TrustOptions): Trust {
  let known: Known | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Known> | null = null;

  async function look(): Promise<Known> {
    const found = await stat(teamsFile).catch(() => null);
    const revision = found ? `${found.mtimeMs}:${found.size}:${found.ino}` : 'none';
    if (known?.revision !== revision) known = await read(revision);
    lookedAt = performance.now();
    return known;
  }

  async function read(revision: string): Promise<Known> {
    try {
      const teams = await readTeams(teamsFile);
      return { revision, keys: teams && keysOf(teams), problem: null };
    } catch (error) {
      const problem = `the teams' keys cannot be read (${error instanceof Error ? error.message : String(error)})`;
      return { revision, keys: known?.keys ?? null, problem };
    }
  }

  async function current(): Promise<Known> {
    if (known && performance.now() - lookedAt < LOOK_EVERY_MS) return known;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function reasonAgainst(record: ReleaseRecord): Promise<string | null> {
    const { keys, problem } = await current();
    if (keys === null) {
      if (problem !== null) return `its signature cannot be checked: ${problem}.`;
      return isRequired ? `its signature cannot be checked: ${teamsFile} with the teams' keys does not exist.` : null;
    }
    const { signature, remote } = record;
    if (signature === undefined) return 'it is not signed.';
    const key = keys.get(signature.key);
    if (!key) return `it is signed with the key ${signature.key}, which no team has.`;
    if (!mayRelease(key, remote)) return `it is signed by the team ${key.team}, which may not release ${remote}.`;
    return isSignedBy(record, key.publicKey) ? null : `its signature by the team ${key.team} does not match what is in it.`;
  }

  return {
    reasonAgainst,
    keyOf: async (id) => (await current()).keys?.get(id) ?? null,
    revision: async () => (await current()).revision,
    problem: () => (known?.keys && known.problem ? `${capitalised(known.problem)}. The last good ones are in use.` : null),
  };
}

function capitalised(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
