import { rmSync } from 'node:fs';
import path from 'node:path';
import { createResolver } from '@vitrava/delivery/resolver';
import { openReleaseStore } from '@vitrava/delivery/store';
import { dataEnvironment, releaseBuilt } from '../environment/index.ts';

const dataDir = path.resolve(import.meta.dirname, '../../.cache/size');

export type Releases = Awaited<ReturnType<ReturnType<typeof createResolver>['resolve']>>['releases'];
export type Release = Releases[string];

export interface Measured {
  readonly releases: Releases;
  /** Absolute folder of a release's browser files. */
  folderOf(release: Release): string;
}

/** Puts the built files into a store of their own, exactly as they would be shipped, and reads the records. */
export async function measureBuilds(): Promise<Measured> {
  rmSync(dataDir, { recursive: true, force: true });
  // What is measured must not appear in a shop.
  delete process.env['RELEASE_STORE_URL'];
  const refused = (await releaseBuilt(dataDir)).filter(({ result }) => result === 'refused');
  if (refused.length > 0) {
    throw new Error(refused.map(({ app, message }) => `${app}: ${message}`).join('\n'));
  }
  const store = openReleaseStore(dataEnvironment(dataDir));
  const resolver = createResolver({ store });
  const { releases } = await resolver.resolve({ visitorId: null });
  await resolver.close();
  return { releases, folderOf: ({ remote, version }) => path.join(store.folderOf(remote, version) ?? '', 'browser') };
}
