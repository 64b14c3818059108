import { readBuild } from '../foreign/index.ts';
import { backendNotes, checkCandidate, inspectBuild, type Refusal } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { checkFolder } from './check-folder.ts';
import { versionOf } from './digests.ts';
import { checkFirstLoad, NO_FIRST_LOAD } from './first-load/index.ts';
import type { ReleaseRequest } from './release-build.ts';
import { recordOf } from './write-release.ts';

/** A build for all checks of a release; without a store it is checked alone. */
export interface BuildToCheck extends Pick<ReleaseRequest, 'remote' | 'folder' | 'modulesFrom' | 'backend' | 'firstLoad' | 'isPublic'> {
  readonly store: ReleaseStore | null;
}

/** Why a build would be refused, empty when it would go live; and notes on what could not be checked. */
export interface CheckedBuild {
  readonly refusals: readonly Refusal[];
  readonly notes: readonly string[];
}

/** Takes a build through all checks of a stable release. Stores nothing. */
export async function checkBuild(request: BuildToCheck): Promise<CheckedBuild> {
  const { store, remote, folder, modulesFrom, backend, firstLoad = NO_FIRST_LOAD, isPublic } = request;
  const [files, read] = [await readBuild(folder), await backend];
  const inspected = await inspectBuild({ remote, folder, files, modulesFrom, responses: read?.responses, store });
  const notes = read ? backendNotes(read) : [];
  if ('refusals' in inspected) return { refusals: inspected.refusals, notes };
  // The same content may have been released before, and excluded.
  const known = (await store?.versions(remote))?.find((version) => version.endsWith(versionOf('', files)));
  const candidate = { remote, version: known ?? null, manifest: inspected.accepted.manifest };
  const record = recordOf({ remote, version: '', createdAt: '', files, build: inspected.accepted });
  const refusals = [
    ...(store ? await checkFolder(record, { store, isPublic }) : []),
    ...(await checkCandidate(candidate, { store, contract: read?.contract })),
  ];
  if (refusals.length > 0) return { refusals, notes };
  const opened = await checkFirstLoad({ remote, files, build: inspected.accepted, store, firstLoad });
  if (opened.notOpened === null || !store) return { refusals: opened.refusals, notes: [...notes, ...(opened.leftovers ?? [])] };
  return { refusals: [], notes: [...notes, `Its pages were not opened in a browser: ${opened.notOpened}.`] };
}
