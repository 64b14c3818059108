import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord, ReleaseStore } from '@vitrava/delivery/store';

/** Fills a store with remotes in two versions, the second one live, and experiments over both on the first of them. */
export async function fillStore(store: ReleaseStore, { remotes, experiments }: { remotes: number; experiments: number }): Promise<void> {
  const flags: Record<string, object> = {};
  for (let index = 0; index < remotes; index += 1) {
    const remote = index === 0 ? 'shell' : `mfe-area-${index}`;
    const versions = ['one', 'two'].map((text) => `0.1.0-${createHash('sha256').update(`${remote} ${text}`).digest('hex').slice(0, 10)}`);
    for (const version of versions) await addRelease(store, remote, version);
    const [first = '', second = ''] = versions;
    await store.writePointers(remote, { stable: second, canary: null, history: [] });
    if (index >= experiments) continue;
    flags[`release.${remote}`] = {
      state: 'ENABLED',
      variants: { a: first, b: second },
      defaultVariant: 'a',
      targeting: {
        fractional: [{ cat: [`${remote}/trial/`, { var: 'targetingKey' }] }, ['a', 50], ['b', 50]],
      },
      metadata: { experiment: 'trial' },
    };
  }
  await store.writeFlags(JSON.stringify({ flags }));
}

async function addRelease(store: ReleaseStore, remote: string, version: string): Promise<void> {
  const folder = await store.prepareFolder();
  const contracts = { mount: 1, bus: 2, api: 1 };
  const record: ReleaseRecord = {
    remote,
    version,
    createdAt: new Date().toISOString(),
    contracts,
    manifest: { name: remote, contracts, routes: [], fragments: [], services: [], middleware: [] },
    remoteEntry: 'remoteEntry.js',
    exposes: {},
    files: [],
    server: { bytes: 0, integrity: 'sha256-' },
  };
  await writeFile(path.join(folder, 'server.cjs'), '');
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record));
  await store.accept(remote, version, folder);
}
