export { addCanaryCommands } from './canary-commands.ts';
export { point, stopCanary } from './channels.ts';
export { freshReleases } from './fresh-releases.ts';
