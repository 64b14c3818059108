export type { CompositionSet } from './composition-set.ts';
export { createDirectoryStore } from './directory-store.ts';
export { openReleaseStore } from './open-store.ts';
export { type ChannelName, NO_POINTERS, type PointerMove, type RemotePointers } from './pointers.ts';
export type { ExposedFiles, ReleaseFile, ReleaseRecord } from './release-record.ts';
export type { ReleaseStore, Stored } from './release-store.ts';
export { listSchemaErrors, parseStoredJson } from './stored-json.ts';
export { hasCompressedCopies } from './text-file.ts';
