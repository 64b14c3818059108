import { CONTRACT_VERSIONS, type RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';

/** Counts what changed in the packages without a change of a contract; 0 after each change of one. */
const REVISION = 1;

/**
 * The one version of the three packages. It encodes their contracts: `<mount>.<bus>.<api × 100 + revision>`, so that a
 * range of npm (`~1.2.100`) never crosses a change of mounting or of the bus.
 */
export function packagesVersion({ mount, bus, api }: RemoteManifest['contracts'] = CONTRACT_VERSIONS, revision = REVISION): string {
  return `${mount}.${bus}.${api * 100 + revision}`;
}
