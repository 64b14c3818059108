import { readDist } from '../build/index.ts';
import { checkMove } from '../channels/index.ts';
import { checkCalls, checkRoles, inspectBuild, type Refusal, readLive } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { ReleaseRequest } from './release-build.ts';

/** A build for all checks of a release; without a store it is checked alone. */
export interface BuildToCheck extends Pick<ReleaseRequest, 'remote' | 'folder' | 'modulesFrom' | 'backend'> {
  readonly store: ReleaseStore | null;
}

/** Why a build would be refused as a stable release; empty when it would go live. Stores nothing. */
export async function checkBuild({ store, remote, folder, modulesFrom, backend }: BuildToCheck): Promise<readonly Refusal[]> {
  const read = await backend;
  const inspected = await inspectBuild({ remote, folder, files: await readDist(folder), modulesFrom, responses: read?.responses });
  if ('refusals' in inspected) return inspected.refusals;
  const { manifest } = inspected.accepted;
  const contract = read?.contract;
  const unanswered = contract ? checkCalls({ remote, version: null, manifest }, contract) : [];
  if (store === null) return unanswered;
  const roles = checkRoles(remote, manifest, await readLive(store));
  return [...unanswered, ...(await checkMove(store, { remote, manifest }, { channel: 'stable' })), ...roles];
}
