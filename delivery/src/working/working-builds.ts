import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DistFile } from '../build/index.ts';
import type { Refusal } from '../gate/index.ts';
import { createDirectoryStore, type ReleaseStore } from '../store/index.ts';
import { isWorkingVersion } from './layer-stores.ts';
import { publishUploadedBuild } from './publish-build.ts';

/** Builds of developers on this server, which no channel names: previews show them to the holders of keys (decision 043). */
export interface WorkingBuilds {
  /** The releases, and the builds beside them. */
  readonly store: ReleaseStore;
  /** The newest builds of a key, by remote. */
  versionsOf(key: string): Readonly<Record<string, string>>;
  /** Takes a build as the newest of a key. Gives its version, or the refusals. */
  publish(
    key: string,
    remote: string,
    files: readonly DistFile[],
  ): Promise<{ readonly version: string } | { readonly refusals: readonly Refusal[] }>;
  /** Removes all builds. */
  close(): Promise<void>;
}

/** Opens an empty store of working builds beside the releases. */
export function createWorkingBuilds(releases: ReleaseStore): WorkingBuilds {
  const folder = mkdtempSync(join(tmpdir(), 'vitrava-developers-'));
  const builds = createDirectoryStore(folder);
  const storeOf = (version: string) => (isWorkingVersion(version) ? builds : releases);
  const newest = new Map<string, Readonly<Record<string, string>>>();
  const versionsOf = (key: string) => newest.get(key) ?? {};
  return {
    store: {
      ...releases,
      release: (remote, version) => storeOf(version).release(remote, version),
      damageOf: (record) => storeOf(record.version).damageOf(record),
      has: (remote, version) => storeOf(version).has(remote, version),
      folderOf: (remote, version) => storeOf(version).folderOf(remote, version),
      fetch: (release) => storeOf(release.version).fetch(release),
    },
    versionsOf,
    async publish(key, remote, files) {
      const shown = new Set([...newest.values()].flatMap((versions) => versions[remote] ?? []));
      const outcome = await publishUploadedBuild({ store: builds, beside: releases, remote, files, shown });
      if ('version' in outcome) newest.set(key, { ...versionsOf(key), [remote]: outcome.version });
      return outcome;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
