import { readDist } from '../build/index.ts';
import { type CommandResult, publish, refusedResult } from '../cli/index.ts';
import { type Backend, describeBuild, type Refusal, refuse } from '../gate/index.ts';
import { recordOf, versionOf } from '../release/index.ts';
import type { ReleaseMessage } from '../release-api-protocol/index.ts';
import { mayRelease, signedStore, type TeamKey, type Trust } from '../signing/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { createStaging } from './staging.ts';

/** How long the record may have been made before it comes. */
const OLDEST_MS = 600_000;

/** What is needed to take a release. */
export interface ReleaseUploadOptions {
  readonly store: ReleaseStore;
  readonly trust: Trust;
  readonly staging: ReturnType<typeof createStaging>;
  readonly modulesFrom: string;
  readonly message: ReleaseMessage;
  readonly key: TeamKey;
  /** What the backend of the shop promises; undefined when nothing is to be compared with it. */
  readonly backend?: Promise<Backend> | undefined;
}

/**
 * Makes the release of a build whose files have come: the gate runs here, and the answer is the one that the command gives on one's own machine. The
 * record is made here from the files, and must be the one that the team has signed. `incomplete` when files are missing.
 */
export async function releaseUpload({
  store,
  trust,
  staging,
  modulesFrom,
  message,
  key,
  backend,
}: ReleaseUploadOptions): Promise<CommandResult | 'incomplete'> {
  const { remote, packageVersion, createdAt, files, target, onlyNew, by, reason } = message;
  const team = `${key.team} (key ${key.id})`;
  const notReleased = (...refusals: readonly Refusal[]) => refusedResult(`${remote} was not released:`, refusals);
  if (!mayRelease(key, remote)) return notReleased(refuse('remote-not-yours', { remote, team }));
  return staging.withBuild(key.team, files, async (folder) => {
    const wrong = await findWrongSignature(folder, message, trust);
    if (wrong) return notReleased(refuse('signature-wrong', { reason: wrong }));
    const { signature } = message;
    const signed = signedStore(store, { trust, signer: async (record) => (signature ? { ...record, signature } : record) });
    const attribution = { at: createdAt, by: `${by}, team ${team}`, reason };
    const answer = await publish({ store: signed, remote, folder, packageVersion, modulesFrom, target, onlyNew, attribution, backend });
    if (!answer.refused) await staging.clear(key.team, files);
    return answer;
  });
}

/** A build that does not describe itself has no record; the gate refuses it with all reasons. */
async function findWrongSignature(
  folder: string,
  { remote, packageVersion, createdAt, signature }: ReleaseMessage,
  trust: Trust,
): Promise<string | null> {
  const files = await readDist(folder);
  const described = describeBuild(remote, files);
  if (!('accepted' in described)) return null;
  if (Math.abs(Date.now() - Date.parse(createdAt)) > OLDEST_MS) return `it was signed at ${createdAt}, which is too long ago.`;
  const record = recordOf({ remote, version: versionOf(packageVersion, files), createdAt, files, build: described.accepted });
  return trust.reasonAgainst(signature ? { ...record, signature } : record);
}
