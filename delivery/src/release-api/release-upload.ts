import { readDist } from '../build/index.ts';
import { type CommandResult, publish, refusedResult } from '../cli/index.ts';
import { type Backend, describeBuild, type Refusal, refuse } from '../gate/index.ts';
import { type FirstLoad, recordOf, versionOf } from '../release/index.ts';
import type { ReleaseMessage } from '../release-api-protocol/index.ts';
import { mayRelease, signedStore, type TeamKey, type Trust } from '../signing/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** A record that was signed longer ago, or as far in the future, is refused. */
const OLDEST_MS = 600_000;

/** A build that was received, in a folder of its own. */
export interface ReleaseUpload {
  readonly store: ReleaseStore;
  readonly trust: Trust;
  readonly modulesFrom: string;
  readonly message: Omit<ReleaseMessage, 'files'>;
  readonly folder: string;
  readonly key: TeamKey;
  /** What the backend of the shop promises; undefined when nothing is to be compared with it. */
  readonly backend?: Promise<Backend> | undefined;
  readonly firstLoad?: FirstLoad | undefined;
  readonly isPublic: boolean;
}

/** Releases a build as the command does on the team's machine; its record must be the one that was signed. */
export async function releaseUpload(upload: ReleaseUpload): Promise<CommandResult> {
  const { store, trust, modulesFrom, message, folder, key, backend, firstLoad, isPublic } = upload;
  const { remote, packageVersion, createdAt, target, onlyNew, by, reason, signature } = message;
  const team = `${key.team} (key ${key.id})`;
  const notReleased = (...refusals: readonly Refusal[]) => refusedResult(`${remote} was not released:`, refusals);
  if (!mayRelease(key, remote)) return notReleased(refuse('remote-not-yours', { remote, team }));
  const wrong = await findWrongSignature(message, folder, trust);
  if (wrong) return notReleased(refuse('signature-wrong', { reason: wrong }));
  const signed = signedStore(store, { trust, signer: async (record) => (signature ? { ...record, signature } : record) });
  const attribution = { at: createdAt, by: `${by}, team ${team}`, reason };
  const request = { remote, folder, packageVersion, modulesFrom, target, onlyNew, attribution, backend, firstLoad, isPublic };
  return publish({ ...request, store: signed });
}

/** A build that does not describe itself has no record; the gate refuses it with all reasons. */
async function findWrongSignature(
  { remote, packageVersion, createdAt, signature }: ReleaseUpload['message'],
  folder: string,
  trust: Trust,
): Promise<string | null> {
  const files = await readDist(folder);
  const described = describeBuild(remote, files);
  if (!('accepted' in described)) return null;
  if (Math.abs(Date.now() - Date.parse(createdAt)) > OLDEST_MS) return `it was signed at ${createdAt}, which is too long ago.`;
  const record = recordOf({ remote, version: versionOf(packageVersion, files), createdAt, files, build: described.accepted });
  return trust.reasonAgainst(signature ? { ...record, signature } : record);
}
