import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { loadContainers, loadReliably, manifestAddressOf, provideManifests } from './runtime-plugins.ts';

Object.assign(globalThis, { VITRAVA_GENERATION: 'react19' });

const LOST = 'Failed to fetch dynamically imported module: http://localhost:3000/releases/mfe-news/1/client.js';

let count = 0;
let requested: string[];
let entries: string[];

interface Opening {
  readonly get: (module: string) => Promise<() => unknown>;
  readonly lostEntries?: number;
  readonly file?: string;
}

/** The federation of a page with one remote, whose container is `get`; the first `lostEntries` requests for its entry fail. */
function open({ get, lostEntries = 0, file = 'remoteEntry.0a1b2c3d.js' }: Opening) {
  count += 1;
  const name = `mfe-news-${count}`;
  const entry = `/releases/${name}/1.0.0-a/${file}`;
  const remotes = [{ name, version: '1.0.0-a', entry, type: 'module' as const, global: name, generation: 'react19' }];
  const federation = createInstance({
    name: `shell-${count}`,
    remotes: [{ name, entry: manifestAddressOf(entry) }],
    plugins: [
      provideManifests(remotes),
      loadReliably(remotes, (id) => id === `${name}/client`),
      {
        name: 'network',
        async loadEntry({ remoteInfo }) {
          entries.push(remoteInfo.entry);
          if (entries.length <= lostEntries) throw new Error(`#RUNTIME-008\n${LOST}`);
          return { init: () => undefined, get: get as never };
        },
      },
    ],
  });
  return { name, entry, load: (module: string) => federation.loadRemote(`${name}/${module}`) };
}

describe('A remote of the page', () => {
  beforeEach(() => {
    requested = [];
    entries = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      requested.push(new URL(address instanceof Request ? address.url : address).pathname);
      expect(entries).toEqual([]);
      return Response.json({ integrity: {} });
    });
  });

  it('is loaded without a request for its manifest, after its integrity has come, and is visible to developer tools', async () => {
    const { name, entry, load } = open({ get: async (module) => () => ({ module }) });
    expect(await load('client')).toEqual({ module: './client' });
    expect([requested, entries]).toEqual([[`/releases/${name}/1.0.0-a/importmap.json`], [`http://localhost:3000${entry}`]]);
    const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, object> } }).__FEDERATION__;
    expect(moduleInfo[`${name}:${manifestAddressOf(entry)}`]).toMatchObject({ buildVersion: '1.0.0-a', remoteEntryType: 'module' });
  });

  it('has the integrity of its release also when its entry is in a folder, as other tool chains put it', async () => {
    const { name, load } = open({ get: async () => () => 'page', file: 'static/js/recipes.0a1b2c3d.js' });
    expect(await load('App')).toBe('page');
    expect(requested).toEqual([`/releases/${name}/1.0.0-a/importmap.json`]);
  });

  it('is requested once more at the same address when its entry or a module is lost', async () => {
    const get = jest.fn<(module: string) => Promise<() => unknown>>(async () => () => 'page');
    get.mockRejectedValueOnce(new TypeError(LOST));
    const { entry, load } = open({ get, lostEntries: 1 });
    expect(await load('pages/news')).toBe('page');
    expect(entries).toEqual([`http://localhost:3000${entry}`, `http://localhost:3000${entry}`]);
    expect(get.mock.calls).toEqual([['./pages/news'], ['./pages/news']]);
  });

  it.each([
    ['client', ['vitrava.reload.v1']],
    ['service', []],
  ])('whose module %s stays lost reloads the page only when it is the document’s own page', async (module, keys) => {
    const written = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      // The reload is recorded here and then blocked: jsdom cannot reload a page.
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { load } = open({ get: () => Promise.reject(new TypeError(LOST)) });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ integrity: {} }));
    await expect(load(module)).rejects.toThrow('dynamically imported module');
    expect(written.mock.calls.map(([key]) => key)).toEqual(keys);
  });
});

describe('The containers of generations', () => {
  const remote = (name: string, generation: string, isContainer?: true) => ({
    name,
    version: '1',
    entry: `/${name}.js`,
    type: 'module' as const,
    global: name,
    generation,
    isContainer,
  });
  const remotes = [
    remote('mfe-own', 'react19'),
    remote('mfe-other', 'react18'),
    remote('mfe-alone', 'react17'),
    remote('box', 'react18', true),
  ];

  it.each([
    ['mfe-own', []],
    ['mfe-other', ['box/generation']],
    ['mfe-alone', []],
    ['box', []],
  ])('are loaded before a remote that needs one: %s', (name, expected) => {
    const loaded: string[] = [];
    const origin = { loadRemote: async (id: string) => void loaded.push(id) };
    loadContainers(remotes).beforeInitRemote?.({ remoteInfo: { name }, origin } as never);
    expect(loaded).toEqual(expected);
  });
});
