export { addCanaryCommands } from './canary-commands.ts';
export { freshReleases } from './fresh-releases.ts';
export { point, stopCanary } from './move-canary.ts';
