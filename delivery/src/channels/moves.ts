import type { PointerMove, RemotePointers } from '../store/index.ts';

/** Moves remembered per remote; enough to go back through months of releases. */
const HISTORY_LENGTH = 100;

/** Who moves a channel, and when. */
export interface MoveCause {
  readonly by: PointerMove['by'];
  readonly at: string;
}

/** Points `stable` at a version. A canary of the same version has done its work and ends. */
export function moveStable(pointers: RemotePointers, version: string, cause: MoveCause): RemotePointers {
  if (pointers.stable === version && pointers.canary?.version !== version) return pointers;
  const canary = pointers.canary?.version === version ? null : pointers.canary;
  return { stable: version, canary, history: remember(pointers, { ...cause, channel: 'stable', version }) };
}

/** Shows a version to a share (percent) of visitors, or ends the canary with null. */
export function moveCanary(pointers: RemotePointers, canary: RemotePointers['canary'], cause: MoveCause): RemotePointers {
  if (pointers.canary?.version === canary?.version && pointers.canary?.share === canary?.share) return pointers;
  return { ...pointers, canary, history: remember(pointers, { ...cause, channel: 'canary', version: canary?.version ?? null }) };
}

/**
 * Versions that were stable, newest first, as someone going back would meet them: a rollback takes the versions above its target
 * off the pile, so that going back twice leads two steps back instead of to and fro.
 */
export function stablePile(pointers: RemotePointers): readonly string[] {
  const pile: string[] = [];
  for (const { channel, version, by } of pointers.history) {
    if (channel !== 'stable' || version === null) continue;
    const target = by === 'rollback' ? pile.lastIndexOf(version) : -1;
    if (target >= 0) pile.length = target + 1;
    else if (pile.at(-1) !== version) pile.push(version);
  }
  if (pointers.stable !== null && pile.at(-1) !== pointers.stable) pile.push(pointers.stable);
  return [...new Set(pile.reverse())];
}

function remember(pointers: RemotePointers, move: PointerMove): PointerMove[] {
  return [...pointers.history, move].slice(-HISTORY_LENGTH);
}
