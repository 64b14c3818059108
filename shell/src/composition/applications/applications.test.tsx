import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { RemoteClientModule } from '@vitrava/shared-kit/mount/client';
import { allSettled, fork, type Scope } from 'effector';
import type { LoadedRemote } from '../remotes/index.ts';
import type { Applications } from './applications.ts';

/** A remote that writes its name into its container, and the calls that it received. */
function createFake(name: string) {
  const calls: string[] = [];
  const client: RemoteClientModule = {
    addPage: () => undefined,
    bootstrap: async () => void calls.push('bootstrap'),
    async mount({ container }) {
      calls.push('mount');
      container.textContent = name;
    },
    unmount: async () => void calls.push('unmount'),
    applyState: () => undefined,
    openPage: () => () => undefined,
  };
  return { calls, loaded: { client, texts: {} } satisfies LoadedRemote };
}

const composed = { version: '1', entry: '/releases/x/1/remoteEntry.js', files: {}, routes: [] };
const composition = { id: 'one', shell: '1', remotes: { 'mfe-own': composed, 'mfe-next': composed } } as unknown as PageComposition;

let first: ReturnType<typeof createFake>;
let next: ReturnType<typeof createFake>;
let scope: Scope;
let health: [string, unknown][];
const containerOf = (name: string) => document.getElementById(`single-spa-application:${name}`);

/** single-spa lives once per module registry, as it does once per document. */
async function start(firstPage: Promise<LoadedRemote | null>): Promise<Applications> {
  jest.resetModules();
  // It finds the trace of the one before in the window.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { startApplications } = await import('./applications.ts');
  const loaded: Record<string, LoadedRemote> = { 'mfe-own': first.loaded, 'mfe-next': next.loaded };
  return startApplications({
    composition,
    scope,
    locale: 'ru',
    loads: { load: async (name) => loaded[name] as LoadedRemote, drop: () => undefined },
    first: firstPage,
    rendered: 'mfe-own',
    onHealth: (name, error) => health.push([name, error]),
  });
}

const goTo = (name: string) => allSettled($routeOwner, { scope, params: name });

beforeEach(async () => {
  document.body.innerHTML = '<main id="main"><div id="single-spa-application:mfe-own" data-boundary="mfe-own">markup</div></main>';
  first = createFake('own');
  next = createFake('next');
  health = [];
  scope = fork();
  await goTo('mfe-own');
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe("the document's own page, alive before single-spa came", () => {
  it('The page is taken over as it is: neither mounted once more nor drawn again', async () => {
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    expect(first.calls).toEqual(['bootstrap']);
    expect(containerOf('mfe-own')).toHaveTextContent('markup');
    expect(health).toEqual([['mfe-own', null]]);
  });

  it('The page is unmounted when the shopper navigates, and mounted on the return', async () => {
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    await goTo('mfe-next');
    await applications.settle();
    expect([first.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([
      ['bootstrap', 'unmount'],
      '',
      'next',
    ]);
    await goTo('mfe-own');
    await applications.settle();
    expect([first.calls.at(-1), containerOf('mfe-own')?.textContent]).toEqual(['mount', 'own']);
  });

  it('The page leaves nothing behind when the shopper navigates during its hydration', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedRemote | null>();
    const applications = await start(promise);
    await goTo('mfe-next');
    resolve(first.loaded);
    await applications.settle();
    expect([first.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([['unmount'], '', 'next']);
    await goTo('mfe-own');
    await applications.settle();
    expect([first.calls, containerOf('mfe-own')?.textContent]).toEqual([['unmount', 'bootstrap', 'mount'], 'own']);
  });

  it('The page does not delay a navigation while its code is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedRemote | null>();
    const applications = await start(promise);
    const settled = applications.settle();
    await goTo('mfe-next');
    await applications.settle();
    await settled;
    expect([first.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([[], '', 'next']);
    resolve(null);
    await goTo('mfe-own');
    await applications.settle();
    expect([first.calls, containerOf('mfe-own')?.textContent]).toEqual([['bootstrap', 'mount'], 'own']);
  });

  it('A page that fails in leaving is gone from the document, and its next visit is a new attempt', async () => {
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    jest.spyOn(first.loaded.client, 'unmount').mockRejectedValueOnce(new Error('cannot leave'));
    await goTo('mfe-next');
    await applications.settle();
    expect([containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual(['', 'next']);
    await goTo('mfe-own');
    await applications.load('mfe-own', 'start');
    await applications.settle();
    expect([containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual(['own', '']);
  });

  it('A page that fails when it is mounted is drawn by a retry', async () => {
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    jest.spyOn(next.loaded.client, 'mount').mockRejectedValueOnce(new Error('cannot draw'));
    await goTo('mfe-next');
    await applications.settle();
    expect([containerOf('mfe-next')?.textContent, health.at(-1)]).toEqual(['', ['mfe-next', expect.any(Error)]]);
    await applications.load('mfe-next', 'start');
    await applications.settle();
    expect([containerOf('mfe-next')?.textContent, health.at(-1)]).toEqual(['next', ['mfe-next', null]]);
  });

  it('is mounted by single-spa when it did not come alive before', async () => {
    const applications = await start(Promise.resolve(null));
    await applications.settle();
    expect(first.calls).toEqual(['bootstrap', 'mount']);
  });

  it('The page is shown as failed, and is retried when it is requested again', async () => {
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    applications.fail('mfe-own', new Error('broken'));
    await applications.settle();
    expect([first.calls, health.at(-1)]).toEqual([
      ['bootstrap', 'unmount'],
      ['mfe-own', new Error('broken')],
    ]);
    await applications.load('mfe-own', 'start');
    await applications.settle();
    expect([first.calls.at(-1), health.at(-1)]).toEqual(['mount', ['mfe-own', null]]);
    expect(await applications.isStuck('mfe-next', new Error('broken'))).toBe(false);
  });

  it('needs a new document when it fails once more although all of it has come', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null));
    const applications = await start(Promise.resolve(first.loaded));
    await applications.settle();
    applications.fail('mfe-own', new Error('broken'));
    await applications.load('mfe-own', 'start');
    applications.fail('mfe-own', new Error('broken'));
    const again = await applications.load('mfe-own', 'start').catch((error: unknown) => error);
    expect(again).toBeInstanceOf(Error);
    expect(await applications.isStuck('mfe-own', again)).toBe(true);
  });

  it.each([
    ['whose server answers', true, true],
    ['that cannot be reached', false, false],
  ])('[E24] needs a new document for a lost chunk of a remote %s', async (_, isReachable, isStuck) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: isReachable ? 200 : 503 }));
    const applications = await start(Promise.resolve(first.loaded));
    const lost = new TypeError('Failed to fetch dynamically imported module: https://shop.example/releases/mfe-next/1/7.js');
    expect(await applications.isStuck('mfe-next', lost)).toBe(isStuck);
    expect(await applications.isStuck('mfe-next', new Error('broken'))).toBe(false);
  });
});
