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
export { type DistFile, readDist } from './read-dist.ts';
