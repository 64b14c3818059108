import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { StorageItem } from '../storage-item/index.ts';

/** A value that all tabs of a browser share through its storage. */
export interface StoredValueOptions<Value, Change> {
  readonly item: StorageItem<Value>;
  /** The value until the storage has been read, and where there is none. */
  readonly initial: Value;
  /** The value after a change; the same object when nothing changes, which is then not written. */
  readonly reduce: (value: Value, change: Change) => Value;
  /** Merges the page's value with the one read. Absent: the one read counts, or the page's own while `isDetached`. */
  readonly merge?: (known: Value, read: Value, isDetached: boolean) => Value;
}

/** A change that has been made. */
export interface StoredChange<Value, Change> {
  readonly change: Change;
  /** The value that it was made to: read in the same instant, so with what other tabs had stored by then. */
  readonly before: Value;
  readonly value: Value;
  /** Whether the storage refused it, so that it lives in this page only; and whether it had refused the one before. */
  readonly isDetached: boolean;
  readonly wasDetached: boolean;
}

interface State<Value> {
  readonly value: Value;
  readonly isStarted: boolean;
  readonly isRead: boolean;
  readonly isDetached: boolean;
}

/**
 * One value, stored and followed through changes by other tabs. A change reads the storage, is applied and is stored in
 * one go, so that two tabs never write over each other. A storage that refuses changes nothing for the shopper: the
 * page continues in memory.
 *
 * Ports: `start` (reads and follows; once is enough), `read` (reads again), `change`, `reset` (drops the value in
 * memory, not the stored one). State, never serialised: `$value`, `$isRead` (whether `$value` is the stored one),
 * `$isDetached`. Facts: `changed` after each change, `refreshed` after each reading.
 */
export function createStoredValue<Value, Change>({ item, initial, reduce, merge = keepNewer }: StoredValueOptions<Value, Change>) {
  const start = createEvent();
  const reset = createEvent();

  const unread: State<Value> = { value: initial, isStarted: false, isRead: false, isDetached: false };
  const $state = createStore(unread, { serialize: 'ignore' });

  function readItem({ value, isRead, isDetached }: State<Value>): { readonly read: Value | undefined; readonly value: Value } {
    const stored = item.read();
    if (stored === undefined) return { read: stored, value };
    return { read: stored, value: isRead || isDetached ? merge(value, stored, isDetached) : stored };
  }

  const readFx = attach({
    source: $state,
    effect: (state) => ({ before: state.value, value: readItem(state).value }),
  });
  const changeFx = attach({
    source: $state,
    effect: (state, made: Change): StoredChange<Value, Change> => {
      const { read: stored, value: before } = readItem(state);
      const value = reduce(before, made);
      const isStored = stored !== undefined && (value === stored || item.write(value));
      return { change: made, before, value, isDetached: !isStored, wasDetached: state.isDetached };
    },
  });
  const followFx = createEffect(() => {
    const changedInOtherTab = scopeBind(readFx, { safe: true });
    item.follow(() => void changedInOtherTab());
    // In the back/forward cache a page receives nothing.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void changedInOtherTab();
    });
  });

  $state
    .on(followFx, (state) => ({ ...state, isStarted: true }))
    .on(readFx.doneData, (state, { value }) => ({ ...state, value, isRead: true }))
    .on(changeFx.doneData, (state, { value, isDetached }) => ({ ...state, value, isDetached, isRead: true }))
    .on(reset, ({ isStarted }) => ({ ...unread, isStarted }));

  sample({
    clock: start,
    source: $state,
    filter: ({ isStarted }) => !isStarted,
    fn: () => undefined,
    target: [readFx, followFx],
  });

  return {
    start,
    read: readFx,
    change: changeFx,
    reset,
    $value: $state.map(({ value }) => value),
    $isRead: $state.map(({ isRead }) => isRead),
    $isDetached: $state.map(({ isDetached }) => isDetached),
    changed: changeFx.doneData,
    refreshed: readFx.doneData,
  };
}

function keepNewer<Value>(known: Value, read: Value, isDetached: boolean): Value {
  return isDetached ? known : read;
}
