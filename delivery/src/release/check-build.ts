import { readBuild } from '../foreign/index.ts';
import { checkCandidate, inspectBuild, type Refusal } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { checkFolder } from './check-folder.ts';
import { versionOf } from './digests.ts';
import { checkFirstLoad } from './first-load/index.ts';
import type { ReleaseRequest } from './release-build.ts';
import { recordOf } from './write-release.ts';

/** A build for all checks of a release; without a store it is checked alone. */
export interface BuildToCheck extends Pick<ReleaseRequest, 'remote' | 'folder' | 'modulesFrom' | 'backend' | 'firstLoad' | 'isPublic'> {
  readonly store: ReleaseStore | null;
}

/** Why a build would be refused as a stable release; empty when it would go live. Stores nothing. */
export async function checkBuild(build: BuildToCheck): Promise<readonly Refusal[]> {
  const { store, remote, folder, modulesFrom, backend, firstLoad, isPublic } = build;
  const [files, read] = [await readBuild(folder), await backend];
  const inspected = await inspectBuild({ remote, folder, files, modulesFrom, responses: read?.responses, store });
  if ('refusals' in inspected) return inspected.refusals;
  // The same content may have been released before, and excluded.
  const known = (await store?.versions(remote))?.find((version) => version.endsWith(versionOf('', files)));
  const candidate = { remote, version: known ?? null, manifest: inspected.accepted.manifest };
  const record = recordOf({ remote, version: '', createdAt: '', files, build: inspected.accepted });
  const refusals = [
    ...(store ? await checkFolder(record, { store, isPublic }) : []),
    ...(await checkCandidate(candidate, { store, contract: read?.contract })),
  ];
  return refusals.length > 0 ? refusals : checkFirstLoad({ remote, files, build: inspected.accepted, store, firstLoad });
}
