export {
  type EntryFiles,
  EntryFilesSchema,
  entryExposeOf,
  exposesOf,
  type FederationManifest,
  FederationManifestSchema,
  filesNamedBy,
  remoteEntryOf,
} from './federation-manifest.ts';
export {
  BUILD_LIMITS,
  BUILD_REQUEST_BYTES,
  findPathConflict,
  type PackedFiles,
  PackedFilesSchema,
  packFiles,
  unpackFiles,
} from './packed-build.ts';
export { type DistFile, readDist, readFiles } from './read-dist.ts';
