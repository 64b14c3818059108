import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { ErrorCode, type Provider, type ResolutionDetails } from '@openfeature/server-sdk';
import { createDirectoryStore, NO_POINTERS, type ReleaseStore } from '../store/index.ts';
import { tempFolders } from '../testing/index.ts';
import { createProblemLog } from './problem-log.ts';
import { createReleaseCache } from './release-cache.ts';
import { createState } from './state.ts';

const newFolder = tempFolders();

/** A store that counts how often it is read. */
function setUp(freshMs: number, provider?: Provider) {
  const real = createDirectoryStore(newFolder());
  const counts = { looks: 0 };
  const store: ReleaseStore = {
    ...real,
    stamp: () => {
      counts.looks++;
      return real.stamp();
    },
  };
  const log = createProblemLog();
  return {
    store,
    counts,
    log,
    state: createState({ store, cache: createReleaseCache(store), log, freshMs, provider, isExcluded: () => false }),
  };
}

const stableOf = async ({ state }: ReturnType<typeof setUp>) => (await state.current()).snapshot.choices.get('mfe-content')?.stable;

describe('The resolver’s view of the store', () => {
  it('is refreshed once for many questions, and not before its time', async () => {
    const parts = setUp(60_000);
    await Promise.all(Array.from({ length: 20 }, async () => parts.state.current()));
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    expect(await stableOf(parts)).toBeUndefined();
    expect(parts.counts.looks).toBe(1);
    await parts.state.close();
  });

  it('is refreshed by reading it again after its time', async () => {
    const parts = setUp(30);
    expect(await stableOf(parts)).toBeUndefined();
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    await sleep(40);
    expect(await stableOf(parts)).toBe('1');
    await parts.state.close();
  });

  it('A provider is requested less often than the store is read', async () => {
    let [now, requests] = [1_000_000, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const resolveStringEvaluation = async (): Promise<ResolutionDetails<string>> => {
      requests++;
      return { value: '', errorCode: ErrorCode.FLAG_NOT_FOUND };
    };
    const parts = setUp(100, { metadata: { name: 'ours' }, runsOn: 'server', resolveStringEvaluation } as unknown as Provider);
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    await parts.state.current();
    const before = requests;
    for (let look = 0; look < 3; look++) {
      now += 110;
      await parts.state.current();
    }
    expect([parts.counts.looks, requests]).toEqual([4, before]);
    now += 200;
    await parts.state.current();
    expect(requests).toBeGreaterThan(before);
    await parts.state.close();
  });

  it('stays as it was while the store cannot be read', async () => {
    const parts = setUp(0);
    await parts.store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    await parts.state.current();
    const broken = new Error('EACCES');
    Object.assign(parts.store, { stamp: () => Promise.reject(broken) });
    expect(await stableOf(parts)).toBe('1');
    expect(parts.log.current()).toMatchObject([{ type: 'store-unreadable' }]);
    await parts.state.close();
  });
});
