import { endCanary, pointChannel } from '@vitrava/delivery/channels';
import { stopExperiment } from '@vitrava/delivery/experiments';
import type { Refusal } from '@vitrava/delivery/gate';
import { linkToVersions } from '@vitrava/delivery/preview';
import { rollBack } from '@vitrava/delivery/rollback';
import type { Attribution, ReleaseStore } from '@vitrava/delivery/store';
import type { RequestedMove } from '../move/index.ts';

/** How long a preview can be opened. */
const PREVIEW_MS = 24 * 3_600_000;

/** What came of a move: done, an address for a preview, or why not. */
export type MoveOutcome =
  | { readonly type: 'done' }
  | { readonly type: 'link'; readonly path: string; readonly expiresAt: string }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** Makes a move as the command line does, with the same gate and the same entry in the history. */
export async function makeMove(
  store: ReleaseStore,
  { type, remote, version }: RequestedMove,
  attribution: Attribution,
): Promise<MoveOutcome> {
  const to = version ?? '';
  switch (type) {
    case 'promote':
      return outcomeOf(await pointChannel(store, { remote, version: to, target: { channel: 'stable' }, attribution }));
    case 'rollback':
      return outcomeOf(await rollBack(store, { remote, to, attribution }));
    case 'stop-canary':
      return outcomeOf(await endCanary(store, { remote, attribution }));
    case 'stop-experiment':
      return outcomeOf(await stopExperiment(store, remote, attribution));
    case 'preview': {
      const expiresAt = new Date(Date.parse(attribution.at) + PREVIEW_MS).toISOString();
      const link = await linkToVersions(store, { [remote]: to }, { path: '/', expiresAt });
      return 'refusals' in link ? { type: 'refused', refusals: link.refusals } : { type: 'link', path: link.path, expiresAt };
    }
  }
}

function outcomeOf(outcome: { readonly type: string } | { readonly type: 'refused'; readonly refusals: readonly Refusal[] }): MoveOutcome {
  return 'refusals' in outcome ? { type: 'refused', refusals: outcome.refusals } : { type: 'done' };
}
