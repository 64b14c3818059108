import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { NO_POINTERS, type ReleaseStore } from '../store/index.ts';
import { type ApiContract, checkCalls } from './api/index.ts';
import { checkAgainstLive } from './check-against-live.ts';
import { readLive } from './live-releases.ts';
import { checkOwnLinks, checkRoles, checkTools, checkWakes } from './needs.ts';

/** A version that a command would show to visitors; `version` is null for a build that the store does not have. */
export interface Candidate {
  readonly remote: string;
  readonly version: string | null;
  readonly manifest: RemoteManifest;
}

/** What a candidate is compared with. */
export interface CandidateContext {
  /** Null where no shop is known: then the candidate is checked alone. */
  readonly store: ReleaseStore | null;
  /** The contract of the shop's backend; without it calls are not compared. */
  readonly contract?: ApiContract | null | undefined;
  /** `back`: a version of before. Only rules that protect other releases apply: the way back must stay open. */
  readonly way?: 'forward' | 'back';
}

/** Why a version may not go live; empty: it may. Called under the store's lock by all that shows a version. */
export async function checkCandidate(candidate: Candidate, { store, contract, way = 'forward' }: CandidateContext): Promise<Refusal[]> {
  const { remote, manifest } = candidate;
  const alone =
    way === 'back'
      ? []
      : [...checkWakes(manifest), ...checkTools(manifest), ...(contract ? checkCalls({ ...candidate, version: null }, contract) : [])];
  if (store === null) return alone;
  const live = await readLive(store);
  const beside = [...(await checkExclusion(store, candidate, way)), ...checkAgainstLive(remote, manifest, live)];
  return way === 'back' ? beside : [...alone, ...beside, ...checkRoles(remote, manifest, live), ...checkOwnLinks(remote, manifest, live)];
}

async function checkExclusion(store: ReleaseStore, { remote, version }: Candidate, way: 'forward' | 'back'): Promise<Refusal[]> {
  const pointers = await store.pointers(remote);
  const { excluded = [] } = pointers.type === 'found' ? pointers.value : NO_POINTERS;
  const found = excluded.find((one) => one.version === version && one.isShared && (way === 'forward' || one.by === 'evidence'));
  if (!found) return [];
  const { by = 'evidence', reason, at } = found;
  return [refuse('version-excluded', { remote, version: found.version, by, reason, at })];
}
