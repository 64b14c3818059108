import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prune } from '../prune/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { compositionId, readCompositionId } from './index.ts';

const newFolder = tempFolders();
const attribution = { at: '2026-01-01T00:00:00.000Z', by: 'Ann', reason: null };

async function setUp() {
  const store = createDirectoryStore(newFolder());
  const release = async (remote: string, text: string) => ({
    remote,
    version: await releasedVersion(store, newFolder(), remote, { text }),
  });
  const first = await release('mfe-content', 'one');
  const other = await release('mfe-catalog', 'one');
  const versions = [other, first];
  return { store, release, versions, id: compositionId(versions, await store.secret()) };
}

describe('The id of a composition', () => {
  it('names its versions, wherever it was copied from', async () => {
    const { store, versions, id } = await setUp();
    for (const text of [id, ` ${id}\n`, `"${id}"`, `{"level":40,"composition":"${id}","msg":"render failed"}`])
      expect(await readCompositionId(store, text)).toEqual({ type: 'named', id, versions });
    const ofPreview = compositionId(versions, await store.secret(), 'preview');
    expect(await readCompositionId(store, ofPreview)).toMatchObject({ type: 'named', versions });
  });

  it('names versions that were pruned since', async () => {
    const { store, release, versions, id } = await setUp();
    await release('mfe-content', 'two');
    expect(await prune(store, { keep: 1, days: 0, attribution: { ...attribution, at: new Date().toISOString() } })).toMatchObject({
      releases: [versions[1]],
    });
    expect(await readCompositionId(store, id)).toEqual({ type: 'named', id, versions });
  });

  it('is distinguished from one of another shop, from a changed one and from other text', async () => {
    const { store, versions, id } = await setUp();
    const digit = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);
    const [codes = '', hmac = ''] = id.split('_');
    expect(await readCompositionId(store, compositionId(versions, 'f'.repeat(64)))).toEqual({ type: 'foreign' });
    expect(await readCompositionId(store, `${codes}_${digit(hmac)}`)).toEqual({ type: 'foreign' });
    expect(await readCompositionId(store, `${codes.split('-')[0]}_${hmac}`)).toEqual({ type: 'foreign' });
    expect(await readCompositionId(store, `${digit(codes)}_${hmac}`)).toEqual({ type: 'unknown', codes: [digit(codes).slice(0, 7)] });
    for (const text of ['', 'x', codes, `${id}0`, `0${id}`, `${'abcdef0-'.repeat(200)}abcdef0_${hmac}`])
      expect(await readCompositionId(store, text)).toEqual({ type: 'malformed' });
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await readCompositionId(store, text)).type).toBe('malformed');
      }),
    );
  });
});
