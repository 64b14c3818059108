import { CONTRACT_VERSIONS, type RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ReleaseRecord } from '../store/index.ts';
import { type Refusal, refuse } from './refusal.ts';

const CONTRACTS = ['mount', 'bus', 'api'] as const;

/** A remote may rely on what the live shell speaks, and no more; before there is a live shell the shared kit's versions count. */
export function checkContracts(manifest: RemoteManifest, shell: ReleaseRecord | null): Refusal[] {
  const offered = shell?.contracts ?? CONTRACT_VERSIONS;
  return CONTRACTS.filter((contract) => manifest.contracts[contract] > offered[contract]).map((contract) =>
    refuse('contract-too-new', {
      contract,
      wanted: manifest.contracts[contract],
      offered: offered[contract],
      shellVersion: shell?.version ?? null,
    }),
  );
}

/** A shell that goes live (also an older one, by going back) must speak what the live remotes rely on. */
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
