export { addCanaryCommands, point, stopCanary } from './canary-commands.ts';
export { type CanaryFlags, canaryTarget, describeTarget, shareOption, withCanaryOptions } from './canary-options.ts';
export { freshReleases } from './canary-status.ts';
