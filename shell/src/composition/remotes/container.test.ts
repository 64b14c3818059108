import { expect, it, jest } from '@jest/globals';
import { type Container, createContainers } from './container.ts';

const ENTRY = 'https://shop.example/releases/mfe-news/1/remoteEntry.js';

const modules: Readonly<Record<string, () => unknown>> = { './client': () => ({ name: 'client' }) };

function createRemote() {
  const container = {
    init: jest.fn<Container['init']>(),
    get: jest.fn<Container['get']>(async (name) => {
      const factory = modules[name];
      if (!factory) throw new Error(`no ${name}`);
      return factory;
    }),
  };
  const importEntry = jest.fn(async (_address: string): Promise<Partial<Container>> => container);
  const shareScopeMap = { default: {} };
  return { container, importEntry, shareScopeMap, containers: createContainers({ shareScopeMap, importEntry }) };
}

it('The container loads an entry once and passes it the shared modules before it reads a module', async () => {
  const { container, importEntry, shareScopeMap, containers } = createRemote();
  container.init.mockImplementation(async () => expect(container.get).not.toHaveBeenCalled());
  const loaded = await Promise.all([containers.load(ENTRY, 'client'), containers.load(ENTRY, 'client')]);
  expect(loaded).toEqual([{ name: 'client' }, { name: 'client' }]);
  expect(importEntry.mock.calls).toEqual([[ENTRY]]);
  expect(container.init).toHaveBeenCalledTimes(1);
  const [scope, , options] = container.init.mock.calls[0] ?? [];
  expect(scope).toBe(shareScopeMap.default);
  expect((options as { shareScopeMap?: unknown }).shareScopeMap).toBe(shareScopeMap);
});

it('begins at the entry again after one that did not come, and after one that did not start', async () => {
  const { container, importEntry, containers } = createRemote();
  importEntry.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(containers.load(ENTRY, 'client')).rejects.toThrow('Failed to fetch');
  container.init.mockImplementationOnce(() => Promise.reject(new Error('no core')));
  await expect(containers.load(ENTRY, 'client')).rejects.toThrow('no core');
  await expect(containers.load(ENTRY, 'client')).resolves.toEqual({ name: 'client' });
  expect(importEntry).toHaveBeenCalledTimes(3);
});

it('The container requests a module that failed to load again', async () => {
  const { container, importEntry, containers } = createRemote();
  container.get.mockRejectedValueOnce(new Error('a file is gone'));
  await expect(containers.load(ENTRY, 'client')).rejects.toThrow('a file is gone');
  await expect(containers.load(ENTRY, 'client')).resolves.toEqual({ name: 'client' });
  expect(importEntry).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledTimes(1);
});

it('The error names the missing part: the container or the module', async () => {
  const { container, importEntry, containers } = createRemote();
  importEntry.mockResolvedValueOnce({});
  await expect(containers.load(ENTRY, 'client')).rejects.toThrow('is not a container');
  container.get.mockResolvedValueOnce(undefined);
  await expect(containers.load(ENTRY, 'client')).rejects.toThrow(`${ENTRY} exposes no client`);
});
