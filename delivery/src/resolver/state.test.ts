import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore, NO_POINTERS, type ReleaseStore } from '../store/index.ts';
import { tempFolders } from '../testing/index.ts';
import { createProblemLog } from './problem-log.ts';
import { createReleaseCache } from './release-cache.ts';
import { createState } from './state.ts';

const newFolder = tempFolders();

/** A store that counts how often it is read, and reports no change by itself unless `watched`. */
function setUp({ watched, freshMs }: { watched: boolean; freshMs: number }) {
  const real = createDirectoryStore(newFolder());
  const counts = { looks: 0 };
  const store: ReleaseStore = {
    ...real,
    watch: (changed) => (watched ? real.watch(changed) : () => undefined),
    stamp: () => {
      counts.looks++;
      return real.stamp();
    },
  };
  const log = createProblemLog();
  return { store, counts, log, state: createState({ store, cache: createReleaseCache(store), log, freshMs, isExcluded: () => false }) };
}

const stableOf = async ({ state }: ReturnType<typeof setUp>) => (await state.current()).snapshot.choices.get('mfe-content')?.stable;

describe('The resolver’s view of the store', () => {
  it('is refreshed once for many questions, and not before its time', async () => {
    const parts = setUp({ watched: false, freshMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, async () => parts.state.current()));
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    expect(await stableOf(parts)).toBeUndefined();
    expect(parts.counts.looks).toBe(1);
    await parts.state.close();
  });

  it('is refreshed by reading it again when no change is reported', async () => {
    const parts = setUp({ watched: false, freshMs: 30 });
    expect(await stableOf(parts)).toBeUndefined();
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    await sleep(40);
    expect(await stableOf(parts)).toBe('1');
    await parts.state.close();
  });

  it('is refreshed before its time when the platform reports a change', async () => {
    const parts = setUp({ watched: true, freshMs: 60_000 });
    expect(await stableOf(parts)).toBeUndefined();
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    for (let waited = 0; (await stableOf(parts)) !== '1' && waited < 5000; waited += 20) await sleep(20);
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '2' });
    for (let waited = 0; (await stableOf(parts)) !== '2' && waited < 5000; waited += 20) await sleep(20);
    expect(await stableOf(parts)).toBe('2');
    await parts.state.close();
  });

  it('stays as it was while the store cannot be read', async () => {
    const parts = setUp({ watched: false, freshMs: 0 });
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    await parts.state.current();
    const broken = new Error('EACCES');
    Object.assign(parts.store, { stamp: () => Promise.reject(broken) });
    expect(await stableOf(parts)).toBe('1');
    expect(parts.log.current()).toMatchObject([{ type: 'store-unreadable' }]);
    await parts.state.close();
  });
});
