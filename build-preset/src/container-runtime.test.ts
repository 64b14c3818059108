import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import federation from '@module-federation/webpack-bundler-runtime';
import runtime from './container-runtime.ts';

const { consumes, initContainerEntry } = runtime.bundlerRuntime;

interface Loading {
  readonly installed: Record<string, Promise<void> | 0>;
  readonly waited: readonly Promise<unknown>[];
  /** Runs a module as the bundler does. */
  readonly run: (id: string) => unknown;
}

/** A chunk that takes React, which the bundler calls 5, from the page. */
function loadChunk(installed: Loading['installed'] = {}): Loading {
  const waited: Promise<unknown>[] = [];
  const m: Record<string, (module: { exports: unknown }) => void> = {};
  consumes({
    chunkId: '285',
    promises: waited,
    chunkMapping: { '285': ['5'] },
    installedModules: installed,
    moduleToHandlerMapping: { '5': { shareKey: 'react' } },
    webpackRequire: { m, c: {} },
  });
  const run = (id: string) => {
    const module = { exports: null as unknown };
    m[id]?.(module);
    return module.exports;
  };
  return { installed, waited, run };
}

const react = { version: '19' };

describe('the runtime of a container', () => {
  beforeEach(() => {
    initContainerEntry({ shareScope: {} });
  });

  it('gives a chunk the very module of the page, at once when it is loaded', () => {
    const get = jest.fn<() => Promise<() => unknown>>();
    initContainerEntry({ shareScope: { react: { '19.3.1': { lib: () => react, get } } } });
    const { waited, run, installed } = loadChunk();
    expect([waited, run('5'), installed]).toEqual([[], react, { '5': 0 }]);
    expect(get).not.toHaveBeenCalled();
  });

  it('A chunk waits for a module that the page still loads, which is requested once', async () => {
    const get = jest.fn(() => Promise.resolve(() => react));
    initContainerEntry({ shareScope: { react: { '19.3.1': { get } } } });
    const first = loadChunk();
    const second = loadChunk(first.installed);
    expect(second.waited).toEqual(first.waited);
    await Promise.all(first.waited);
    expect([first.run('5'), get.mock.calls.length]).toEqual([react, 1]);
  });

  it('fails where a module is used that the page does not share, by its name', () => {
    expect(() => loadChunk().run('5')).toThrow('The page shares no react.');
  });

  it('A chunk fails without its module, and the next chunk requests the module again', async () => {
    const get = jest.fn(() => Promise.reject<() => unknown>(new Error('no network')));
    initContainerEntry({ shareScope: { react: { '19.3.1': { get } } } });
    const { installed, waited, run } = loadChunk();
    await Promise.all(waited);
    expect(() => run('5')).toThrow('no network');
    get.mockReturnValueOnce(Promise.resolve(() => react));
    const next = loadChunk(installed);
    await Promise.all(next.waited);
    expect(next.run('5')).toBe(react);
  });

  it('The container replaces a federation runtime with known parts: an upgrade with other parts fails this test', () => {
    expect(Object.keys(federation.bundlerRuntime ?? {}).sort()).toEqual([
      'I',
      'S',
      'consumes',
      'getSharedFallbackGetter',
      'init',
      'initContainerEntry',
      'installInitialConsumes',
      'remotes',
    ]);
  });
});
