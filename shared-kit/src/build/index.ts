export { importsOf } from './bus/index.ts';
export { writePaths } from './paths.ts';
export { type RemoteSource, readRemote, type SourceFragment, type SourceModule, type SourcePage } from './read-remote.ts';
export { SHARED_KIT_MODULES, SHARED_PACKAGES } from './shared-modules.ts';
export { RemoteSourceError } from './source-error.ts';
export { RemoteFileSchema, RouteFileSchema } from './source-file.ts';
export { generationOf, installedVersion } from './sources.ts';
export { type RemoteEntries, writeEntries } from './write-entries.ts';
