import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type LiveReleases, nameOf } from './live-releases.ts';

/** Whether all live releases that read a flag declare the same type of it, and its variants in the flag file have that type. */
export function checkFlags(remote: string, manifest: RemoteManifest, { remotes, flags = {} }: LiveReleases): Refusal[] {
  return Object.entries(manifest.flags ?? {}).flatMap(([flag, type]) => {
    const readers = remotes
      .filter((release) => release.remote !== remote)
      .filter((release) => Object.hasOwn(release.manifest.flags ?? {}, flag))
      .map((release) => ({ place: nameOf(release), found: release.manifest.flags?.[flag] ?? type }));
    const known = Object.hasOwn(flags, flag) && flags[flag]?.state === 'ENABLED' ? flags[flag].variants : {};
    const variants = Object.entries(known).map(([name, value]) => ({
      place: `the variant "${name}" in the flag file`,
      found: typeof value,
    }));
    const other = [...readers, ...variants].find(({ found }) => found !== type);
    return other ? [refuse('flag-type-differs', { flag, declared: type, ...other })] : [];
  });
}
