import { findMismatch } from '../../delivery/src/gate/mismatch.ts';
import type { BusUnit, PayloadShape } from '../../shared-kit/src/contracts/bus-contract.ts';

/** The units of the bus that the kit has with one value of `CONTRACT_VERSIONS.bus`. */
export interface BusRecord {
  readonly version: number;
  readonly units: Readonly<Record<string, BusUnit>>;
}

/**
 * Why `CONTRACT_VERSIONS.bus` must be increased: changes with which code written against the recorded units no longer works. A new unit is
 * none, nor an optional field.
 */
export function breakingChanges(recorded: BusRecord['units'], current: BusRecord['units']): string[] {
  return Object.entries(recorded).flatMap(([name, before]) => {
    const now = current[name];
    if (!now) return [`${name} is gone`];
    if (now.kind !== before.kind) return [`${name} was of kind ${before.kind} and is of kind ${now.kind}`];
    const mismatch =
      findDifference(before.payload, now.payload) ?? (before.result && now.result && findDifference(before.result, now.result));
    return mismatch ? [`${name}${mismatch.field && `, field ${mismatch.field}`}: ${mismatch.sent} does not fit ${mismatch.read}`] : [];
  });
}

/** The units that `npm run fix` records. Throws when they need another version. */
export function recordBus(recorded: BusRecord, current: BusRecord): BusRecord {
  const changes = current.version > recorded.version ? [] : breakingChanges(recorded.units, current.units);
  if (changes.length > 0) {
    throw new Error(`Increase CONTRACT_VERSIONS.bus (shared-kit/src/contracts/manifest.ts), then run npm run fix: ${changes.join('; ')}.`);
  }
  return current;
}

/** Old builds send to new ones, and new builds to old ones. */
function findDifference(before: PayloadShape, now: PayloadShape) {
  return findMismatch(before, now) ?? findMismatch(now, before);
}
