import { createRequire } from 'node:module';
import { addressOf } from '@vitrava/delivery/resolver';
import type { ReleaseRecord } from '@vitrava/delivery/store';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { FIRST_GENERATION } from '@vitrava/shared-kit/contracts/page';

const { version } = createRequire(import.meta.url)('react/package.json') as { readonly version: string };

/** The generation of the React that render processes have without a container. */
export const SERVER_GENERATION = `react${version.split('.')[0]}`;

const generationOf = ({ generation = FIRST_GENERATION }: RemoteManifest): string => generation;

/** The releases that bring React for all remotes of a generation. */
export function containersOf(releases: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  return releases.filter(({ manifest }) => manifest.brings === 'generation');
}

/** The container that a release needs beside a host of this generation; undefined when it needs none, or there is none. */
export function containerFor(releases: readonly ReleaseRecord[], manifest: RemoteManifest, host: string): ReleaseRecord | undefined {
  const generation = generationOf(manifest);
  if (generation === host || manifest.brings) return undefined;
  return containersOf(releases).find((container) => generationOf(container.manifest) === generation);
}

/** Addresses of the scripts of the container that a remote needs in the browser. */
export function containerFiles(releases: readonly ReleaseRecord[], { manifest }: ReleaseRecord): readonly string[] {
  const shell = releases.find(({ remote }) => remote === 'shell');
  const container = shell && containerFor(releases, manifest, generationOf(shell.manifest));
  if (!container) return [];
  const { remoteEntry, exposes } = container;
  return [remoteEntry ?? 'remoteEntry.js', ...(exposes['./generation']?.js ?? [])].map((path) => addressOf(container, path));
}
