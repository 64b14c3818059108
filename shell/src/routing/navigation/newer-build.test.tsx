import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createNewerBuild } from './newer-build.ts';

const remote = (version: string, service: PageComposition['remotes'][string]['service']) => ({
  version,
  entry: '/x',
  routes: [],
  fragments: [],
  service,
  files: {},
});

const composition: PageComposition = {
  id: 'one',
  shell: '1',
  remotes: { goods: remote('1', null), words: remote('1', null), cart: remote('1', { name: 'cart', wakes: [], restores: [] }) },
};
const same = { shell: '1', goods: '1', words: '1', cart: '1' };

describe('A newer build', () => {
  let requested: string[];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    requested = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      requested.push(input as string);
      return answer();
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['its own remote has changed', { ...same, goods: '2' }, true],
    ['the shell has changed', { ...same, shell: '2' }, true],
    ['a remote with a service, which every page holds, has changed', { ...same, cart: '2' }, true],
    ['its own remote is gone', { shell: '1', words: '1', cart: '1' }, true],
    ['another remote has changed', { ...same, words: '2' }, false],
  ])('[P6] The modules of a page are requested from the newer build: when %s', async (_, versions, isNewer) => {
    answer = async () => Response.json({ id: 'two', builtAt: '', versions });
    expect(await createNewerBuild(composition, () => 'two')('goods')).toBe(isNewer);
    expect(requested).toEqual(['/builds/meta/two.json']);
  });

  it('[P6] A newer build is requested once, and not while the page has the live one', async () => {
    answer = async () => Response.json({ versions: same });
    let latest = 'one';
    const isNewer = createNewerBuild(composition, () => latest);
    expect(await isNewer('goods')).toBe(false);
    expect(requested).toEqual([]);
    latest = 'two';
    await isNewer('goods');
    await isNewer('words');
    expect(requested).toHaveLength(1);
    latest = 'three';
    await isNewer('goods');
    expect(requested).toHaveLength(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not come', () => Promise.reject(new TypeError('fetch failed'))],
    ['is no JSON', async () => new Response('<html>')],
    ['is unknown to the server', async () => Response.json({ detail: 'There is no such build.' }, { status: 404 })],
  ])('Every page is another one when its description %s, and is requested again', async (_, broken) => {
    answer = broken;
    const isNewer = createNewerBuild(composition, () => 'two');
    expect(await isNewer('goods')).toBe(true);
    answer = async () => Response.json({ versions: same });
    expect(await isNewer('goods')).toBe(false);
  });

  it('A newer build may have a page that this one lacks', async () => {
    expect(await createNewerBuild(composition, () => 'two')(undefined)).toBe(true);
  });
});
