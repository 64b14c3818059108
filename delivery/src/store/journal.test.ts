import { appendFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { createDirectoryStore } from './directory-store.ts';
import { historyEntry } from './history-entry.ts';
import { NO_POINTERS } from './pointers.ts';
import type { StoreChange } from './store-change.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';

async function setUp() {
  const root = newFolder();
  const store = createDirectoryStore(root);
  const version = await releasedVersion(store, newFolder(), remote);
  const change: StoreChange = {
    pointers: { ...NO_POINTERS, stable: 'other' },
    flags: '{"flags":{}}\n',
    entry: historyEntry(fixtureAttribution(), { move: 'prune', remote, removed: [{ remote, version }] }),
  };
  const text = (value: unknown) => `${JSON.stringify(value)}\n`;
  /** What a process does up to the moment of its death, in its order. */
  const steps = [
    () => writeFileSync(join(root, '.pending.json'), text(change)),
    () => writeFileSync(join(root, remote, 'channels.json'), text(change.pointers)),
    () => writeFileSync(join(root, 'flags.json'), change.flags ?? ''),
    () => store.remove(remote, version),
    () => appendFileSync(join(root, 'history.jsonl'), text(change.entry).slice(0, 40)),
    () =>
      writeFileSync(
        join(root, 'history.jsonl'),
        `${readFileSync(join(root, 'history.jsonl'), 'utf8').split('\n')[0]}\n${text(change.entry)}`,
      ),
  ];
  return { root, store, version, change, steps };
}

describe('A move', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is finished by the next writer when its process dies after step %d, and is on record once',
    async (count) => {
      const { root, store, change, steps } = await setUp();
      for (const step of steps.slice(0, count)) await Promise.resolve(step());
      expect((await store.history()).map(({ move }) => move)).toEqual(['release', 'prune']);
      await store.exclusively(async () => {
        expect(await store.pointers(remote)).toEqual({ type: 'found', value: change.pointers });
      });
      expect(await store.flags()).toBe(change.flags);
      expect(await store.releases(remote)).toEqual([]);
      expect(existsSync(join(root, '.pending.json'))).toBe(false);
      await store.exclusively(() => store.commit({ entry: historyEntry(fixtureAttribution(), { move: 'prune', remote }) }));
      expect((await store.history()).map(({ move }) => move)).toEqual(['release', 'prune', 'prune']);
    },
  );

  it('is not blocked by a damaged pending file', async () => {
    const { root, store } = await setUp();
    writeFileSync(join(root, '.pending.json'), '{"entry":');
    expect(await store.exclusively(async () => (await store.history()).length)).toBe(1);
    expect(existsSync(join(root, '.pending.json'))).toBe(false);
  });
});

describe('A draft of a process that died', () => {
  it('is removed by the next release after an hour, and a draft in use stays', async () => {
    const { root, store } = await setUp();
    const draft = (name: string, minutes: number) => {
      mkdirSync(join(root, '.drafts', name, 'browser'), { recursive: true });
      writeFileSync(join(root, '.drafts', name, 'browser/client.js'), '');
      const time = Date.now() / 1000 - minutes * 60;
      for (const path of ['browser/client.js', 'browser', '']) utimesSync(join(root, '.drafts', name, path), time, time);
    };
    draft('release-old', 90);
    draft('release-new', 10);
    const file = join(root, remote, 'channels.json.0a1b2c.draft');
    writeFileSync(file, '');
    utimesSync(file, 1, 1);
    await releasedVersion(store, newFolder(), remote, { text: 'two' });
    expect(existsSync(join(root, '.drafts/release-old'))).toBe(false);
    expect(existsSync(join(root, '.drafts/release-new'))).toBe(true);
    expect(existsSync(file)).toBe(false);
  });
});

describe('The lock of the store', () => {
  it('is free though its file was left empty', async () => {
    const root = newFolder();
    writeFileSync(join(root, '.lock.sqlite'), '');
    const store = createDirectoryStore(root, { waitMs: 0 });
    expect(await store.exclusively(async () => 'done')).toBe('done');
  });
});
