import { isDeepStrictEqual } from 'node:util';
import type { PointerMove, RemotePointers } from '../store/index.ts';

/** Moves remembered per remote; enough to go back through months of releases. */
const HISTORY_LENGTH = 100;

/** Which command moves a channel, and when. */
export interface ChannelMove {
  readonly by: PointerMove['by'];
  readonly at: string;
}

/** Points `stable` at a version. A canary of the same version has done its work and ends. What is named is no longer taken back. */
export function moveStable(pointers: RemotePointers, version: string, move: ChannelMove): RemotePointers {
  if (pointers.stable === version && pointers.canary?.version !== version) return pointers;
  const canary = pointers.canary?.version === version ? null : pointers.canary;
  const takenBack = pointers.takenBack?.filter((one) => one !== version) ?? [];
  return {
    ...withTakenBack(pointers, takenBack),
    stable: version,
    canary,
    history: remember(pointers, { ...move, channel: 'stable', version }),
  };
}

/** Points `stable` at nothing: the remote leaves the shop. */
export function clearStable(pointers: RemotePointers, move: ChannelMove): RemotePointers {
  if (pointers.stable === null) return pointers;
  return { ...pointers, stable: null, history: remember(pointers, { ...move, channel: 'stable', version: null }) };
}

/** Notes versions that someone goes back from. The stable one is not among them, whatever is said. */
export function takeBack(pointers: RemotePointers, versions: readonly (string | null | undefined)[]): RemotePointers {
  const gone = versions.filter((version) => typeof version === 'string' && version !== pointers.stable) as string[];
  const takenBack = [...new Set([...(pointers.takenBack ?? []), ...gone])].slice(-HISTORY_LENGTH);
  return takenBack.length === (pointers.takenBack?.length ?? 0) ? pointers : withTakenBack(pointers, takenBack);
}

/** Shows a version to a share (percent) of visitors, or ends the canary with null. */
export function moveCanary(pointers: RemotePointers, canary: RemotePointers['canary'], move: ChannelMove): RemotePointers {
  if (isDeepStrictEqual(pointers.canary, canary)) return pointers;
  return { ...pointers, canary, history: remember(pointers, { ...move, channel: 'canary', version: canary?.version ?? null }) };
}

/**
 * Versions that were stable, newest first, as someone going back would meet them: a move back takes the versions above its target
 * off the pile, so that going back twice leads two steps back instead of to and fro. What was taken back is not among them.
 */
export function stablePile(pointers: RemotePointers): readonly string[] {
  const pile: string[] = [];
  for (const { channel, version, by } of pointers.history) {
    if (channel !== 'stable' || version === null) continue;
    const target = by === 'release' ? -1 : pile.lastIndexOf(version);
    if (target >= 0) pile.length = target + 1;
    else if (pile.at(-1) !== version) pile.push(version);
  }
  if (pointers.stable !== null && pile.at(-1) !== pointers.stable) pile.push(pointers.stable);
  return [...new Set(pile.reverse())].filter((version) => !pointers.takenBack?.includes(version));
}

function withTakenBack(pointers: RemotePointers, takenBack: readonly string[]): RemotePointers {
  const { takenBack: _before, ...rest } = pointers;
  return takenBack.length > 0 ? { ...rest, takenBack: [...takenBack] } : rest;
}

function remember(pointers: RemotePointers, move: PointerMove): PointerMove[] {
  return [...pointers.history, move].slice(-HISTORY_LENGTH);
}
