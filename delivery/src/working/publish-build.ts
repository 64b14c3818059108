import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DistFile } from '../build/index.ts';
import { checkAgainstLive, describeBuild, type InspectedBuild, type Refusal, readLive } from '../gate/index.ts';
import { contentDigestOf, writeWorkingRelease } from '../release/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** Versions that stay in the store, so that open pages can still request theirs. */
const MAX_VERSIONS = 20;

/** A working build, as the builder has written it. */
export interface WorkingBuild {
  readonly store: ReleaseStore;
  readonly remote: string;
  /** The build's folder, with `browser/`, `server.cjs` and `remote.manifest.json`. */
  readonly folder: string;
  /** Distinguishes this state of the sources from every other; a name of letters and digits. */
  readonly hash: string;
}

/** Makes a working build live as `dev-<hash>`; browser files are served from its folder. Throws a sentence. */
export async function publishWorkingBuild({ store, remote, folder, hash }: WorkingBuild): Promise<ReleaseRecord> {
  const read = (paths: readonly string[]) =>
    Promise.all(
      paths.filter((path) => existsSync(join(folder, path))).map(async (path) => ({ path, content: await readFile(join(folder, path)) })),
    );
  const described = describeBuild(remote, await read(['remote.manifest.json', 'browser/mf-manifest.json', 'browser/entry-files.json']));
  if ('refusals' in described) throw new Error(described.refusals.map(({ explanation }) => explanation).join('\n'));
  const files = await read(['server.cjs', 'server.cjs.map']);
  return goLive({ store, remote, version: `dev-${hash}`, files, build: described.accepted });
}

/** A working build that has come from another machine, whole. */
export interface UploadedBuild {
  readonly store: ReleaseStore;
  /** The releases that the other remotes of its pages come from. */
  readonly beside: ReleaseStore;
  readonly remote: string;
  /** As `unpackFiles` gives them: `browser/…`, `server.cjs`, `remote.manifest.json`. */
  readonly files: readonly DistFile[];
  /** Versions that pages show, which are not removed. */
  readonly shown: ReadonlySet<string>;
}

/** Faults that would break the pages that show it. A release also checks the needs of others. */
const BREAKS: ReadonlySet<Refusal['type']> = new Set([
  'contract-too-new',
  'route-conflict',
  'role-taken',
  'bus-unit-missing',
  'bus-owner-taken',
  'bus-payload-differs',
  'fragment-input-differs',
  'fragment-event-differs',
  'fragment-event-missing',
  'middleware-unknown',
  'generation-missing',
  'generation-unsupported',
]);

/** Makes an uploaded build live in its own store, with integrity, as `dev-<digest>`. Gives it, or the refusals. */
export async function publishUploadedBuild({
  store,
  beside,
  remote,
  files,
  shown,
}: UploadedBuild): Promise<{ readonly version: string } | { readonly refusals: readonly Refusal[] }> {
  const described = describeBuild(remote, files);
  if ('refusals' in described) return described;
  const refusals = checkAgainstLive(remote, described.accepted.manifest, await readLive(beside)).filter(({ type }) => BREAKS.has(type));
  if (refusals.length > 0) return { refusals };
  return goLive({ store, remote, version: `dev-${contentDigestOf(files).slice(0, 16)}`, files, build: described.accepted, shown });
}

/** Points a store of working builds at a version, and drops those that no open page will request. */
async function goLive({
  store,
  shown,
  ...content
}: Pick<UploadedBuild, 'store' | 'remote' | 'files'> &
  Partial<Pick<UploadedBuild, 'shown'>> & { readonly version: string; readonly build: InspectedBuild }): Promise<ReleaseRecord> {
  const { remote, version } = content;
  const record = await writeWorkingRelease(store, content);
  const others = (await store.releases(remote)).filter((one) => one.version !== version && !shown?.has(one.version));
  await Promise.all(others.slice(0, -MAX_VERSIONS + 1).map((one) => store.remove(remote, one.version)));
  return record;
}
