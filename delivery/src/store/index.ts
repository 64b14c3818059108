export { createAtomically, readTextIfAny, writeAtomically } from './atomic-file.ts';
export { describeChange } from './describe-change.ts';
export { isDirectPath } from './direct-path.ts';
export { isInnerPath } from './directory-layout.ts';
export { createDirectoryStore } from './directory-store.ts';
export { fingerprintOf } from './folder-fingerprint.ts';
export { type Attribution, type HistoryEntry, type HistoryState, historyEntry, MOVES, type Move, versionsIn } from './history-entry.ts';
export { oneLine } from './one-line.ts';
export { filesFolderOf, openReleaseStore, openStoreAt, readStorePlace, type StorePlace } from './open-store.ts';
export {
  type Canary,
  type CanaryPlan,
  CanaryPlanSchema,
  type ChannelName,
  type Exclusion,
  NO_POINTERS,
  type PointerMove,
  type RemotePointers,
} from './pointers.ts';
export { createPostgresStore, followStore, type PostgresStoreOptions, SCHEMA } from './postgres/index.ts';
export { type ExposedFiles, type ReleaseFile, type ReleaseRecord, storedFiles } from './release-record.ts';
export type { ReleaseStore, Stored } from './release-store.ts';
export { SERVED_ENDINGS, servedTypeOf } from './served-types.ts';
export type { StoreChange } from './store-change.ts';
export { StoreUnavailable } from './store-unavailable.ts';
export { listSchemaErrors, parseStoredJson } from './stored-json.ts';
export { sweepDrafts } from './sweep-drafts.ts';
export { hasCompressedCopies } from './text-file.ts';
