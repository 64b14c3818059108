/* What the builds of the shell and of the bench are put together from; a remote needs `defineRemote` alone. */
export { browserAliases } from './browser-aliases.ts';
export { browserOptimization, SHARED_FROM_BYTES } from './browser-optimization.ts';
export { browserBuild, serverBuild } from './configurations.ts';
export { versionOf } from './consumed-modules.ts';
export { WriteEntryFiles, WriteManifest } from './emitted-files.ts';
export { type ModelSource, modelOptions } from './model-options.ts';
export { sourceRules } from './source-rules.ts';
