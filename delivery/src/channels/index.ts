export { canaryBucket } from './canary.ts';
export {
  type ChannelTarget,
  commitPointers,
  endCanary,
  type MoveOutcome,
  moveChannel,
  type PointerChange,
  pointChannel,
  readPointers,
  readUsableRelease,
  refused,
  withPointers,
} from './move-channel.ts';
export { clearStable, excludeVersions, moveCanary, moveStable, stableVersions, withExclusions } from './moves.ts';
