import { open, rm } from 'node:fs/promises';
import { readTextIfAny } from './atomic-file.ts';
import { type HistoryEntry, HistoryEntrySchema } from './history-entry.ts';
import type { Stored } from './release-store.ts';
import { type StoreChange, StoreChangeSchema } from './store-change.ts';
import { parseStoredJson, readStoredJson } from './stored-json.ts';

/** The files of a journal, and the function that applies changes. */
export interface JournalOptions {
  /** Append-only, a JSON object per line. */
  readonly history: string;
  /** The change that is being made. */
  readonly pending: string;
  readonly writePending: (change: StoreChange) => Promise<void>;
  /** Carries a change out. May be called again for a change that was carried out in part. */
  readonly apply: (change: StoreChange) => Promise<void>;
}

/** Makes several files change as one: the next writer finishes what a dead process began. Under the store's lock. */
export function createJournal({ history, pending, writePending, apply }: JournalOptions) {
  async function finish(change: StoreChange): Promise<void> {
    await apply(change);
    await append(history, change.entry);
    await rm(pending, { force: true });
  }

  return {
    async commit(change: StoreChange): Promise<void> {
      await writePending(change);
      await finish(change);
    },
    /** Finishes what a dead process has left half done. One that cannot be read is removed. */
    async recover(): Promise<void> {
      const stored = await readPending(pending);
      if (stored.type === 'broken') await rm(pending, { force: true });
      if (stored.type === 'found') await finish(stored.value);
    },
    /** All entries, oldest first; the one of a half-done change counts, since it will be finished. */
    async entries(): Promise<readonly HistoryEntry[]> {
      const stored = await readPending(pending);
      const entries = await readEntries(history);
      return stored.type === 'found' && entries.every(({ id }) => id !== stored.value.entry.id)
        ? [...entries, stored.value.entry]
        : entries;
    },
  };
}

function readPending(path: string): Promise<Stored<StoreChange>> {
  return readStoredJson(path, StoreChangeSchema);
}

/** A line that was cut short by a power failure is left out. */
async function readEntries(path: string): Promise<HistoryEntry[]> {
  const lines = ((await readTextIfAny(path)) ?? '').split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const entry = parseStoredJson(path, line, HistoryEntrySchema);
    return entry.type === 'found' ? [entry.value] : [];
  });
}

/** Adds an entry once, on a line of its own even when the last one was cut short. */
async function append(path: string, entry: HistoryEntry): Promise<void> {
  const before = (await readTextIfAny(path)) ?? '';
  if (before.endsWith('\n') && before.includes(entry.id)) return;
  const file = await open(path, 'a');
  try {
    await file.writeFile(`${before === '' || before.endsWith('\n') ? '' : '\n'}${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
