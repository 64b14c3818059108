import { fingerprintOf, type ReleaseRecord, type ReleaseStore } from '../store/index.ts';

/** Records of loaded releases, each read once; `refresh` drops those that left the store or changed in it. */
export interface ReleaseCache {
  /** The record, whole or not; null when there is none. */
  record(remote: string, version: string): Promise<ReleaseRecord | null>;
  /** The record of a release that is whole, or the reason why it cannot be served. */
  usable(remote: string, version: string): Promise<ReleaseRecord | { readonly reason: string }>;
  /** True when something known may have changed. `isChanged`: the store has moved, so all bad ones are read again. */
  refresh(isChanged?: boolean): Promise<boolean>;
}

/** What a look at a release has come to. */
interface Verdict {
  /** Why it cannot be served; null for a whole one. */
  readonly reason: string | null;
  /** Whether it was there, and its files on this machine, as they were then. */
  readonly print: string | null;
  readonly nextLookAt: number;
}

/** Files of whole releases are compared with what they were so often. */
const LOOK_AT_WHOLE_MS = 10_000;
/** So many of them at once: those of a server that has seen a thousand do not all come in one moment. */
const WHOLE_AT_ONCE = 8;
/** An incomplete release is read again so late, unless the disk shows a repair; then twice as late each time. */
const LOOK_AT_BAD_MS = { first: 1_000, most: 60_000 };

/** Reads records from the store and keeps them. `now` gives milliseconds. */
export function createReleaseCache(store: ReleaseStore, now = () => performance.now()): ReleaseCache {
  const records = new Map<string, ReleaseRecord>();
  const verdicts = new Map<string, Verdict>();
  const looking = new Map<string, Promise<Verdict>>();
  /** How often each bad release was found bad. */
  const failures = new Map<string, number>();

  async function record(remote: string, version: string): Promise<ReleaseRecord | null> {
    const key = keyOf(remote, version);
    const cached = records.get(key);
    if (cached) return cached;
    const stored = await store.release(remote, version);
    if (stored.type !== 'found') return null;
    records.set(key, stored.value);
    return stored.value;
  }

  async function look(remote: string, version: string): Promise<Verdict> {
    const key = keyOf(remote, version);
    const reason = await findReason(store, () => record(remote, version));
    // Looked at afterwards: the look itself may have brought the files.
    const print = await printIn(store, remote, version);
    const times = reason === null ? 0 : (failures.get(key) ?? 0) + 1;
    if (times > 0) failures.set(key, times);
    else failures.delete(key);
    const verdict = { reason, print, nextLookAt: now() + nextLookAfter(times) };
    verdicts.set(key, verdict);
    return verdict;
  }

  async function usable(remote: string, version: string): Promise<ReleaseRecord | { readonly reason: string }> {
    const key = keyOf(remote, version);
    const under = verdicts.get(key) ?? looking.get(key) ?? look(remote, version).finally(() => looking.delete(key));
    if (under instanceof Promise) looking.set(key, under);
    const { reason } = await under;
    const found = records.get(key);
    return found && reason === null ? found : { reason: reason ?? 'it has just left the store.' };
  }

  /** Files of a release have changed since it was looked at. */
  async function isTouched([key, { print }]: readonly [string, Verdict]): Promise<boolean> {
    const [remote = '', version = ''] = key.split('/');
    return (await printIn(store, remote, version)) !== print;
  }

  async function healedOrDue(isChanged: boolean): Promise<string[]> {
    const bad = [...verdicts].filter(([, { reason }]) => reason !== null);
    return keysOf(bad, async (entry) => isChanged || now() >= entry[1].nextLookAt || isTouched(entry));
  }

  async function spoilt(): Promise<string[]> {
    const due = [...verdicts].filter(([, { reason, nextLookAt }]) => reason === null && now() >= nextLookAt).slice(0, WHOLE_AT_ONCE);
    for (const [key, verdict] of due) verdicts.set(key, { ...verdict, nextLookAt: now() + LOOK_AT_WHOLE_MS });
    return keysOf(due, isTouched);
  }

  /** What is not whole may lack its files, and is not read again for that. */
  async function absent(): Promise<string[]> {
    const whole = [...records].filter(([key]) => !verdicts.get(key)?.reason);
    return keysOf(whole, async ([, { remote, version }]) => !(await store.has(remote, version)));
  }

  async function refresh(isChanged = false): Promise<boolean> {
    const gone = (await Promise.all([healedOrDue(isChanged), spoilt(), absent()])).flat();
    for (const key of gone) {
      records.delete(key);
      verdicts.delete(key);
    }
    return gone.length > 0;
  }

  return { record, usable, refresh };
}

/** Why a release cannot be served; null for a whole one. */
async function findReason(store: ReleaseStore, read: () => Promise<ReleaseRecord | null>): Promise<string | null> {
  try {
    const found = await read();
    return found ? await store.damageOf(found) : 'its folder or its release.json is missing or broken.';
  } catch (error) {
    return `it cannot be read (${String(error)}).`;
  }
}

async function printIn(store: ReleaseStore, remote: string, version: string): Promise<string | null> {
  const folder = store.folderOf(remote, version);
  if (folder === null) return null;
  const [isThere, print] = await Promise.all([store.has(remote, version), fingerprintOf(folder)]).catch(() => [false, null] as const);
  return print && `${isThere}\n${print}`;
}

function nextLookAfter(failures: number): number {
  return failures === 0 ? LOOK_AT_WHOLE_MS : Math.min(LOOK_AT_BAD_MS.first * 2 ** (failures - 1), LOOK_AT_BAD_MS.most);
}

async function keysOf<T>(entries: readonly (readonly [string, T])[], holds: (entry: readonly [string, T]) => Promise<boolean>) {
  const held = await Promise.all(entries.map(holds));
  return entries.filter((_entry, index) => held[index]).map(([key]) => key);
}

function keyOf(remote: string, version: string): string {
  return `${remote}/${version}`;
}
