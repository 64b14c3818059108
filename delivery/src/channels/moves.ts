import { isDeepStrictEqual } from 'node:util';
import type { Attribution, Exclusion, PointerMove, RemotePointers } from '../store/index.ts';

/** Moves remembered per remote; enough to go back through months of releases. */
const HISTORY_LENGTH = 100;
/** Exclusions stored per remote. */
const EXCLUSIONS = 100;

/** Which command moves a channel, and when. */
export interface ChannelMove {
  readonly by: PointerMove['by'];
  readonly at: string;
}

/** Points `stable` at a version. A canary of the same version has done its work and ends. Naming a version ends its exclusion by an operator. */
export function moveStable(pointers: RemotePointers, version: string, move: ChannelMove): RemotePointers {
  if (pointers.stable === version && pointers.canary?.version !== version) return pointers;
  const canary = pointers.canary?.version === version ? null : pointers.canary;
  const excluded = (pointers.excluded ?? []).filter((one) => one.version !== version || one.by !== 'operator');
  return {
    ...withExclusions(pointers, excluded),
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

/** Excludes versions that are rolled back, except the stable one. */
export function excludeVersions(
  pointers: RemotePointers,
  versions: readonly (string | null | undefined)[],
  { at, reason }: Pick<Attribution, 'at' | 'reason'>,
): RemotePointers {
  const known = pointers.excluded ?? [];
  const gone = new Set(versions.filter((version) => typeof version === 'string' && version !== pointers.stable) as string[]);
  for (const { version, by } of known) if (by === 'operator') gone.delete(version);
  if (gone.size === 0) return pointers;
  const added = [...gone].map((version) => ({ version, by: 'operator' as const, reason: reason ?? '', at, servers: [], isShared: true }));
  return withExclusions(pointers, [...known, ...added]);
}

/** Replaces the exclusions; the oldest are dropped first. */
export function withExclusions({ excluded: _before, ...others }: RemotePointers, excluded: readonly Exclusion[]): RemotePointers {
  return excluded.length > 0 ? { ...others, excluded: excluded.slice(-EXCLUSIONS) } : others;
}

/** Shows a version to a share (percent) of visitors, or ends the canary with null. */
export function moveCanary(pointers: RemotePointers, canary: RemotePointers['canary'], move: ChannelMove): RemotePointers {
  if (isDeepStrictEqual(pointers.canary, canary)) return pointers;
  return { ...pointers, canary, history: remember(pointers, { ...move, channel: 'canary', version: canary?.version ?? null }) };
}

/** Versions that were stable, newest first; going back twice leads two steps back. Without excluded ones. */
export function stableVersions(pointers: RemotePointers): readonly string[] {
  const stack: string[] = [];
  for (const { channel, version, by } of pointers.history) {
    if (channel !== 'stable' || version === null) continue;
    const target = by === 'release' ? -1 : stack.lastIndexOf(version);
    if (target >= 0) stack.length = target + 1;
    else if (stack.at(-1) !== version) stack.push(version);
  }
  if (pointers.stable !== null && stack.at(-1) !== pointers.stable) stack.push(pointers.stable);
  const excluded = new Set((pointers.excluded ?? []).flatMap(({ version, isShared }) => (isShared ? [version] : [])));
  return [...new Set(stack.reverse())].filter((version) => version === pointers.stable || !excluded.has(version));
}

function remember(pointers: RemotePointers, move: PointerMove): PointerMove[] {
  return [...pointers.history, move].slice(-HISTORY_LENGTH);
}
