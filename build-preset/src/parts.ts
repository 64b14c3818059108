/* Parts of the builds of the shell and of the packages; a remote needs `defineRemote` alone. */
export { SHARED_FROM_BYTES } from './browser-optimization.ts';
export { browserBuild, serverBuild } from './configurations.ts';
export { WriteEntryFiles, WriteManifest } from './emitted-files.ts';
export { type ModelSource, modelOptions } from './source-rules.ts';
