import type { HistoryEntry } from './history-entry.ts';
import type { RemotePointers } from './pointers.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { StoreChange } from './store-change.ts';

/** What a read of outside data can come to: absent and broken are expected values. `explanation` is for developers. */
export type Stored<T> =
  | { readonly type: 'found'; readonly value: T }
  | { readonly type: 'absent' }
  | { readonly type: 'broken'; readonly explanation: string };

/**
 * Where releases, channel pointers and the flag file live: a directory, or tables of a database that several servers share. Both keep the
 * same promises (store-contract.test.ts): releases are immutable, pointers change atomically, `exclusively` serialises writers across processes.
 */
export interface ReleaseStore {
  /** Names of all remotes that were ever released (the shell included), sorted. */
  remotes(): Promise<readonly string[]>;
  /** All versions of a remote that can be read, oldest first. */
  releases(remote: string): Promise<readonly ReleaseRecord[]>;
  /** Versions of all releases of a remote, in any order, whether they can be read or not. */
  versions(remote: string): Promise<readonly string[]>;
  /** The record of one release. */
  release(remote: string, version: string): Promise<Stored<ReleaseRecord>>;
  /** Returns the file of the release that is missing or has another size; null for a complete release. */
  damageOf(record: ReleaseRecord): Promise<string | null>;
  /** A cheap look whether the release is still there. */
  has(remote: string, version: string): Promise<boolean>;
  /** Absolute folder of a release on this machine, null when the names are not names of a release. `fetch` sees to it that it is filled. */
  folderOf(remote: string, version: string): string | null;
  /** Brings the files of a release into its folder, where they do not lie already. Rejects when they cannot be had. */
  fetch(release: Pick<ReleaseRecord, 'remote' | 'version'>): Promise<void>;

  /** Gives up this machine's copy, so that `fetch` loads it again. Absent where the folder is the release itself. */
  discard?(release: Pick<ReleaseRecord, 'remote' | 'version'>): Promise<void>;

  /** An empty private folder on the store's own disk, to build a release in. */
  prepareFolder(): Promise<string>;
  /** Takes a finished folder over as a release, in one step. False when that version is already there; the folder is gone in either case. */
  accept(remote: string, version: string, folder: string): Promise<boolean>;
  /** Replaces the record of a release that is there, whose files it describes: for its signature. */
  writeRecord(record: ReleaseRecord): Promise<void>;
  /** Whether a release that is there would get the signature of another key if its content came again. Absent where nothing is signed. */
  wouldSignAgain?(record: ReleaseRecord): Promise<boolean>;
  remove(remote: string, version: string): Promise<void>;
  /** Removes half-written releases and files that were left by processes that died. */
  sweep(): Promise<void>;

  /** Changes pointers, flags, releases and history as one, also when the process dies. Within `exclusively` only. */
  commit(change: StoreChange): Promise<void>;
  /** Every move that was ever committed, oldest first. */
  history(): Promise<readonly HistoryEntry[]>;

  pointers(remote: string): Promise<Stored<RemotePointers>>;
  /** Without a trace in the history: for working builds and repairs. Moves are committed. */
  writePointers(remote: string, pointers: RemotePointers): Promise<void>;

  /** Text of the flag file in flagd's format; null when there is none. Never interpreted here. */
  flags(): Promise<string | null>;
  /** Without a trace in the history. */
  writeFlags(text: string): Promise<void>;

  /** A secret of 64 hex digits for the whole store, made on first use. It signs ids and links, not releases. */
  secret(): Promise<string>;

  /** Runs the work while no other process changes the store. Not re-entrant. Rejects with `StoreUnavailable`. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** A value that differs after any change of pointers or flags. Costs a few stats. */
  stamp(): Promise<string>;
  /** Why the store or the trusted teams cannot be read now, so that the last known state is served; null while they can. */
  outage(): string | null;
  /** Lets go of connections. Not to be used afterwards. */
  close(): Promise<void>;
}
