import type { DistFile } from '../build/index.ts';
import { checkAgainstLive, describeBuild, type Refusal, readLive } from '../gate/index.ts';
import { contentDigestOf, writeRelease } from '../release/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { goLiveForWork } from './go-live-for-work.ts';

/** A working build that has come from another machine, whole. */
export interface UploadedBuild {
  readonly store: ReleaseStore;
  /** The releases that the other remotes of its pages come from. */
  readonly beside: ReleaseStore;
  readonly remote: string;
  /** Files below the build's folder: `browser/…`, `server.cjs`, `remote.manifest.json`. */
  readonly files: readonly DistFile[];
}

/**
 * Faults that would break the pages that it is shown in. The needs of others are for the release to check: work is not
 * done yet.
 */
const BREAKS: ReadonlySet<Refusal['type']> = new Set([
  'contract-too-new',
  'route-conflict',
  'bus-unit-missing',
  'bus-payload-differs',
  'middleware-unknown',
]);

/** Paths that an uploaded build may have: names of files in its layout, none of which leads out of a folder. */
export const UPLOADED_PATH = /^(?:server\.cjs|remote\.manifest\.json|browser(?:\/[A-Za-z0-9_@][A-Za-z0-9_@.-]*)+)$/;

/**
 * Makes an uploaded build live in a store of its own, as version `dev-<digest of its content>`, with integrity of every file as a release has
 * it. Gives the version, or why it is none. Rejects a file whose path is not `UPLOADED_PATH`.
 */
export async function publishUploadedBuild({
  store,
  beside,
  remote,
  files,
}: UploadedBuild): Promise<{ readonly version: string } | { readonly refusals: readonly Refusal[] }> {
  const foreign = files.find(({ path }) => !UPLOADED_PATH.test(path));
  if (foreign) throw new Error(`"${foreign.path}" is no path in a build.`);
  const described = describeBuild(remote, files);
  if ('refusals' in described) return described;
  const refusals = checkAgainstLive(remote, described.accepted.manifest, await readLive(beside)).filter(({ type }) => BREAKS.has(type));
  if (refusals.length > 0) return { refusals };
  const version = `dev-${contentDigestOf(files).slice(0, 16)}`;
  if (!(await store.has(remote, version))) {
    const draft = await store.prepareFolder();
    const content = { remote, version, createdAt: new Date().toISOString(), files, build: described.accepted };
    await writeRelease(draft, content, { isQuick: true });
    await store.accept(remote, version, draft);
  }
  await goLiveForWork(store, remote, version);
  return { version };
}
