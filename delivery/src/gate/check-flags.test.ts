import { describe, expect, it } from '@jest/globals';
import { findFlagFileError, readFlagFile } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';

const newFolder = tempFolders();

async function setUp() {
  const [store, builds] = [createDirectoryStore(newFolder()), newFolder()];
  await releasedVersion(store, builds, 'shell');
  await releasedVersion(store, builds, 'mfe-catalog', { manifest: { flags: { 'new-sort': 'boolean' } } });
  return {
    store,
    release: (remote: string, flags: Record<string, 'boolean' | 'string'>) =>
      releaseFixture(store, builds, remote, { manifest: { flags } }),
  };
}

const flagFile = (value: unknown) =>
  JSON.stringify({ flags: { 'new-sort': { state: 'ENABLED', variants: { on: value }, defaultVariant: 'on' } } });

describe('A flag that several remotes read', () => {
  it('has one type: a release with another one is refused', async () => {
    const { release } = await setUp();
    expect(await release('mfe-content', { 'new-sort': 'boolean' })).toMatchObject({ type: 'released' });
    expect(await release('mfe-account', { 'new-sort': 'string' })).toMatchObject({
      type: 'refused',
      refusals: [
        { type: 'flag-type-differs', flag: 'new-sort', explanation: expect.stringContaining('it is a boolean in the live mfe-c') },
      ],
    });
    expect(await release('mfe-account', { 'old-sort': 'string' })).toMatchObject({ type: 'released' });
  });

  it('has that type in the flag file, too', async () => {
    const { store, release } = await setUp();
    const errorIn = async (text: string) => {
      const file = readFlagFile(text);
      return 'explanation' in file ? file.explanation : findFlagFileError(store, file);
    };
    expect(await errorIn(flagFile(true))).toBeNull();
    expect(await errorIn(flagFile('yes'))).toBe(
      'The flag new-sort is declared as a boolean, but it is a string in the variant "on" in the flag file: use one type, or another name.',
    );
    const split = { variants: { on: true, off: false }, defaultVariant: 'off', targeting: { fractional: [['on'], ['off']] } };
    const counted = { state: 'ENABLED', ...split, metadata: { goals: 'not a sid' } };
    expect(await errorIn(JSON.stringify({ flags: { 'new-sort': counted } }))).toContain(
      'the goals of "new-sort" on flag:new-sort cannot be',
    );
    await store.writeFlags(flagFile(true).replace('new-sort', 'hint'));
    expect(await release('mfe-content', { hint: 'string' })).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'flag-type-differs', flag: 'hint' }],
    });
  });
});
