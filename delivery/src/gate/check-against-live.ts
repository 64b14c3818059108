import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { Refusal } from '../refusals/index.ts';
import { checkBus } from './check-bus.ts';
import { checkContracts, checkShellContracts } from './check-contracts.ts';
import { checkFlags } from './check-flags.ts';
import { checkGlobals } from './check-foreign.ts';
import { checkFragments } from './check-fragments.ts';
import { checkFrame } from './check-frame.ts';
import { checkRouteOwners } from './check-routes.ts';
import { checkShared } from './check-shared.ts';
import { type LiveReleases, SHELL } from './live-releases.ts';
import { checkMiddleware, checkNeeds, checkRoleOwners } from './needs.ts';

/** Whether a release is compatible with everything live beside it. Working builds are checked by this alone. */
export function checkAgainstLive(remote: string, manifest: RemoteManifest, live: LiveReleases): Refusal[] {
  const others = live.remotes.filter((release) => release.remote !== remote);
  const contracts = remote === SHELL ? checkShellContracts(manifest, others) : checkContracts(manifest, live.shells);
  const modules = [...checkShared(remote, manifest, live), ...checkFrame(remote, manifest, live)];
  const shared = [...contracts, ...modules, ...checkRouteOwners(manifest, others), ...checkBus(remote, manifest, live)];
  if (remote === SHELL) return shared;
  return [
    ...shared,
    ...checkRoleOwners(manifest, others),
    ...checkGlobals(manifest, others),
    ...checkFragments(remote, manifest, live),
    ...checkFlags(remote, manifest, live),
    ...checkMiddleware(manifest, others),
    ...checkNeeds(remote, manifest, live),
  ];
}
