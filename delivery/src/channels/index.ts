export { canaryBucket } from './canary.ts';
export { endCanary, pointChannel, rollBack } from './commands.ts';
export { type ChannelTarget, checkMove, type MoveOutcome, moveChannel, readUsableRelease } from './move-channel.ts';
export { stablePile } from './moves.ts';
