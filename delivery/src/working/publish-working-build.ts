import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeBuild } from '../gate/index.ts';
import { integrityOf } from '../release/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { goLiveForWork } from './go-live-for-work.ts';

/** A working build, as the builder has written it. */
export interface WorkingBuild {
  readonly store: ReleaseStore;
  readonly remote: string;
  /** The build's folder, with `browser/`, `server.cjs` and `remote.manifest.json`. */
  readonly folder: string;
  /** Distinguishes this state of the sources from every other; a name of letters and digits. */
  readonly hash: string;
}

/**
 * Makes a working build live in a store of its own as version `dev-<hash>`. Only the server file is taken along: browser files are
 * served from the build's folder, so the record lists none and pages carry no integrity for them. Throws a sentence when the
 * build does not describe itself rightly.
 */
export async function publishWorkingBuild({ store, remote, folder, hash }: WorkingBuild): Promise<ReleaseRecord> {
  const names = ['remote.manifest.json', 'browser/mf-manifest.json', 'browser/entry-files.json'];
  const present = names.filter((path) => existsSync(join(folder, path)));
  const files = await Promise.all(present.map(async (path) => ({ path, content: await readFile(join(folder, path)) })));
  const described = describeBuild(remote, files);
  if ('refusals' in described) throw new Error(described.refusals.map(({ explanation }) => explanation).join('\n'));
  const { manifest, remoteEntry, exposes } = described.accepted;
  const server = await readFile(join(folder, 'server.cjs'));
  const record: ReleaseRecord = {
    remote,
    version: `dev-${hash}`,
    createdAt: new Date().toISOString(),
    contracts: manifest.contracts,
    manifest,
    remoteEntry,
    exposes: { ...exposes },
    files: [],
    server: { bytes: server.length, integrity: integrityOf(server) },
  };
  await accept(store, record, folder, server);
  return record;
}

async function accept(store: ReleaseStore, record: ReleaseRecord, folder: string, server: Buffer): Promise<void> {
  const { remote, version } = record;
  const draft = await store.prepareFolder();
  await writeFile(join(draft, 'server.cjs'), server);
  const map = join(folder, 'server.cjs.map');
  if (existsSync(map)) await copyFile(map, join(draft, 'server.cjs.map'));
  await writeFile(join(draft, 'release.json'), JSON.stringify(record));
  await store.accept(remote, version, draft);
  await goLiveForWork(store, remote, version);
}
