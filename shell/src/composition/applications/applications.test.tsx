import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { RemoteClientModule } from '@vitrava/shared-kit/mount/client';
import { allSettled, fork, type Scope } from 'effector';
import type { LoadedRemote } from '../remotes/index.ts';
import type { Applications } from './applications.ts';

/** A remote that writes its name into its container, and what was asked of it. */
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

let own: ReturnType<typeof createFake>;
let next: ReturnType<typeof createFake>;
let scope: Scope;
let health: [string, unknown][];
const containerOf = (name: string) => document.getElementById(`single-spa-application:${name}`);

/** single-spa lives once per module registry, as it does once per document. */
async function start(ownPage: Promise<LoadedRemote | null>): Promise<Applications> {
  jest.resetModules();
  // It finds the trace of the one before in the window.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { startApplications } = await import('./applications.ts');
  const loaded: Record<string, LoadedRemote> = { 'mfe-own': own.loaded, 'mfe-next': next.loaded };
  return startApplications({
    composition,
    scope,
    locale: 'ru',
    loads: { load: async (name) => loaded[name] as LoadedRemote, forget: () => undefined },
    own: ownPage,
    rendered: 'mfe-own',
    onHealth: (name, error) => health.push([name, error]),
  });
}

const goTo = (name: string) => allSettled($routeOwner, { scope, params: name });

beforeEach(async () => {
  document.body.innerHTML = '<main id="main"><div id="single-spa-application:mfe-own" data-boundary="mfe-own">markup</div></main>';
  own = createFake('own');
  next = createFake('next');
  health = [];
  scope = fork();
  await goTo('mfe-own');
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe("the document's own page, alive before single-spa came", () => {
  it('is taken over as it is: neither mounted once more nor drawn anew', async () => {
    const applications = await start(Promise.resolve(own.loaded));
    await applications.settle();
    expect(own.calls).toEqual(['bootstrap']);
    expect(containerOf('mfe-own')).toHaveTextContent('markup');
    expect(health).toEqual([['mfe-own', null]]);
  });

  it('is unmounted when the shopper goes on, and mounted when they come back', async () => {
    const applications = await start(Promise.resolve(own.loaded));
    await applications.settle();
    await goTo('mfe-next');
    await applications.settle();
    expect([own.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([
      ['bootstrap', 'unmount'],
      '',
      'next',
    ]);
    await goTo('mfe-own');
    await applications.settle();
    expect([own.calls.at(-1), containerOf('mfe-own')?.textContent]).toEqual(['mount', 'own']);
  });

  it('leaves nothing behind when the shopper goes on while it comes alive', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedRemote | null>();
    const applications = await start(promise);
    await goTo('mfe-next');
    resolve(own.loaded);
    await applications.settle();
    expect([own.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([['unmount'], '', 'next']);
    await goTo('mfe-own');
    await applications.settle();
    expect([own.calls, containerOf('mfe-own')?.textContent]).toEqual([['unmount', 'bootstrap', 'mount'], 'own']);
  });

  it('does not keep the shopper who goes on while its code has not come', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedRemote | null>();
    const applications = await start(promise);
    const settled = applications.settle();
    await goTo('mfe-next');
    await applications.settle();
    await settled;
    expect([own.calls, containerOf('mfe-own')?.textContent, containerOf('mfe-next')?.textContent]).toEqual([[], '', 'next']);
    resolve(null);
    await goTo('mfe-own');
    await applications.settle();
    expect([own.calls, containerOf('mfe-own')?.textContent]).toEqual([['bootstrap', 'mount'], 'own']);
  });

  it('is mounted by single-spa when it did not come alive before', async () => {
    const applications = await start(Promise.resolve(null));
    await applications.settle();
    expect(own.calls).toEqual(['bootstrap', 'mount']);
  });

  it('is shown to have failed, and gets another chance when it is asked for again', async () => {
    const applications = await start(Promise.resolve(own.loaded));
    await applications.settle();
    applications.fail('mfe-own', new Error('broken'));
    await applications.settle();
    expect([own.calls, health.at(-1)]).toEqual([
      ['bootstrap', 'unmount'],
      ['mfe-own', new Error('broken')],
    ]);
    await applications.load('mfe-own', 'start');
    await applications.settle();
    expect([own.calls.at(-1), health.at(-1)]).toEqual(['mount', ['mfe-own', null]]);
    expect(await applications.isStuck('mfe-next', new Error('broken'))).toBe(false);
  });

  it('needs a new document when it fails once more although all of it has come', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null));
    const applications = await start(Promise.resolve(own.loaded));
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
    const applications = await start(Promise.resolve(own.loaded));
    const lost = new TypeError('Failed to fetch dynamically imported module: https://shop.example/releases/mfe-next/1/7.js');
    expect(await applications.isStuck('mfe-next', lost)).toBe(isStuck);
    expect(await applications.isStuck('mfe-next', new Error('broken'))).toBe(false);
  });
});
