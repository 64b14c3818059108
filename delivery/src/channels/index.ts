export { canaryBucket } from './canary.ts';
export {
  type ChannelTarget,
  changeOf,
  checkMove,
  type MoveOutcome,
  moveChannel,
  readPointers,
  readUsableRelease,
  refused,
  withPointers,
} from './move-channel.ts';
export { clearStable, excludeVersions, moveCanary, moveStable, stableVersions, withExclusions } from './moves.ts';
export { endCanary, pointChannel } from './point-channel.ts';
