import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import type { LocaleCode } from '../../contracts/locale.ts';
import type { ScopeValues } from '../../contracts/page.ts';
import type { LocaleTexts } from '../../i18n/index.ts';
import type { RemoteClientModule, RemoteMountProps } from '../../mount/client.tsx';

/** A remote's page on the bus: what the shell would have put there before mounting it. */
export function pageValues(name: string, url: string, locale: LocaleCode): ScopeValues {
  const { pathname, search } = new URL(url, 'http://shop.local');
  return {
    'shell/$locale': locale,
    'shell/$routeOwner': name,
    'shell/$location': { pathname, search, hash: '', key: 'initial' },
  };
}

/** A container with `html` in it, and what mounts a remote there as single-spa does. */
export function createPlace(name: string, html = ''): HTMLElement {
  const container = document.createElement('div');
  container.id = `single-spa-application:${name}`;
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

export interface Mounted {
  readonly scope: Scope;
  readonly container: HTMLElement;
  readonly failures: unknown[];
  readonly unmount: () => Promise<void>;
}

/** Mounts `client` in `container` with a scope of `values`; waits until effects have settled. */
export async function mountRemote(
  client: RemoteClientModule,
  options: { name: string; container: HTMLElement; values: ScopeValues; locale: LocaleCode; texts: LocaleTexts; hydrate?: boolean },
): Promise<Mounted> {
  const failures: unknown[] = [];
  const scope = fork({ values: options.values });
  const props = {
    name: options.name,
    scope,
    locale: options.locale,
    texts: options.texts,
    container: options.container,
    hydrate: options.hydrate ?? false,
    onFailure: (error: unknown) => failures.push(error),
  } satisfies RemoteMountProps;
  await client.bootstrap(props);
  await settled(() => client.mount(props));
  return { scope, container: options.container, failures, unmount: () => settled(() => client.unmount(props)) };
}

/** The lifecycle settles only after React has drawn, so it is begun inside `act` and awaited outside. */
async function settled(lifecycle: () => Promise<unknown>): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  await act(async () => {
    work = lifecycle();
  });
  await work;
}

/** Answers every call of the API client by `answer(path)`; undefined means 404. Restored after each test by Jest. */
export function answerCalls(answer: (path: string) => unknown): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://shop.local');
    const body = answer(url.pathname + url.search);
    const status = body === undefined ? 404 : 200;
    return Promise.resolve(
      new Response(JSON.stringify(body ?? { detail: 'Not found.' }), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
}
