import { CONTRACT_VERSIONS, type RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord } from '../store/index.ts';

const CONTRACTS = ['mount', 'bus', 'api'] as const;

/** A remote may rely on contract versions of every live shell only; before there is a live shell the shared kit's versions count. */
export function checkContracts(manifest: RemoteManifest, shells: readonly ReleaseRecord[]): Refusal[] {
  const offers = shells.length > 0 ? shells : [{ contracts: CONTRACT_VERSIONS, version: null }];
  return offers.flatMap(({ contracts: offered, version }) =>
    CONTRACTS.filter((contract) => manifest.contracts[contract] > offered[contract]).map((contract) =>
      refuse('contract-too-new', {
        contract,
        wanted: manifest.contracts[contract],
        offered: offered[contract],
        shellVersion: version,
      }),
    ),
  );
}

/** A newly live shell (also an older one, by a rollback) must have the contract versions that live remotes rely on. */
export function checkShellContracts(shell: RemoteManifest, remotes: readonly ReleaseRecord[]): Refusal[] {
  return remotes.flatMap(({ remote, version, contracts }) =>
    CONTRACTS.filter((contract) => contracts[contract] > shell.contracts[contract]).map((contract) =>
      refuse('shell-too-old', {
        contract,
        offered: shell.contracts[contract],
        wanted: contracts[contract],
        other: remote,
        otherVersion: version,
      }),
    ),
  );
}
