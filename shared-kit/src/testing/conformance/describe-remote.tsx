import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { fork } from 'effector';
import { Value } from 'typebox/value';
import { LOCALE_CODES, type LocaleCode } from '../../contracts/locale.ts';
import { RemoteManifestSchema } from '../../contracts/manifest.ts';
import type { RenderOutput, ScopeValues } from '../../contracts/page.ts';
import { defineRemote, type RemoteClientModule } from '../../mount/client.tsx';
import type { AnyEmbeddedFragment } from '../../mount/embedded.tsx';
import { takeOver } from '../../mount/embedded-client.tsx';
import type { PageRoute } from '../../mount/route.ts';
import { defineRemoteServer } from '../../mount/server.tsx';
import { itHasTheSameTextsInEveryLanguage } from './locale-files.ts';
import { answerCalls, createPlace, mountRemote, pageValues } from './mounted.tsx';
import { loadSource } from './source.ts';

/** The input of the conformance suite that the folder of a remote does not contain. */
export interface RemoteUnderTest {
  /** A working address for each route whose path has parameters, by the route's name: `{ article: '/news/label-reading' }`. Others as wanted. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** What the API answers to a path with query, e.g. `/api/news/?page=1`; undefined is a 404. Absent: the API has nothing. */
  readonly api?: (path: string) => unknown;
}

const API = { baseUrl: 'http://shop.local', deadlineMs: 1000 };

/**
 * One suite that runs on every remote: the requirements of the shell and the composition server. Routes, texts,
 * fragments, middleware and the service are those of the folder of the test: `describeRemote(import.meta, { … })`.
 */
export function describeRemote(
  test: { readonly dirname: string },
  { addresses: named = {}, api = () => undefined }: RemoteUnderTest = {},
): void {
  const source = loadSource(test);
  const { manifest, routes, locales, embedded } = source;
  const { name } = manifest;
  const addresses = Object.fromEntries(routes.map((route) => [route.name, named[route.name] ?? route.path]));
  const server = defineRemoteServer({ name, routes, locales, fragments: embedded });
  const cases = routes.flatMap((route) =>
    LOCALE_CODES.map((locale) => ({ route: route.name, url: addresses[route.name] as string, locale })),
  );

  const renderPage = async (url: string, locale: LocaleCode): Promise<RenderOutput> => {
    answerCalls(api);
    return server.render({ url, locale, values: pageValues(name, url, locale), api: API });
  };
  const mountPage = (url: string, locale: LocaleCode, state: ScopeValues, markup: HTMLElement | null = null) =>
    mountRemote(withPages(name, routes), {
      name,
      container: markup ?? createPlace(name),
      values: { ...pageValues(name, url, locale), ...state },
      locale,
      texts: locales[locale],
      hydrate: markup !== null,
    });

  describe(`${name} as a remote`, () => {
    afterEach(() => {
      document.body.replaceChildren();
    });

    itHasTheSameTextsInEveryLanguage(locales);

    it('is declared as the shell and the gate read it', () => {
      expect(Value.Errors(RemoteManifestSchema, manifest)).toEqual([]);
    });

    it.each(source.generated)('$file equals the output of npm run fix', ({ written, declared }) => {
      expect(written).toBe(declared);
    });

    it('has a test address for each page whose path has parameters, and for no page that is not there', () => {
      expect(Object.values(addresses).filter((address) => /[:*]/.test(address))).toEqual([]);
      expect(Object.keys(named).filter((route) => !routes.some((own) => own.name === route))).toEqual([]);
    });

    it('exports its fragments, middleware and service under the names they are declared with', () => {
      for (const { name: fragment, fragment: bind } of source.fragments) {
        expect(bind({ owner: name, name: fragment })).toMatchObject({ mount: expect.any(Function), unmount: expect.any(Function) });
      }
      for (const { name: check, exported } of source.middleware) expect(exported.map((one) => one.name)).toContain(check);
      expect(source.service ? [source.service.name] : []).toEqual(manifest.services.map((service) => service.name));
    });

    // Most remotes have none; an empty table is an error.
    const inFrame = manifest.fragments.flatMap(({ name: own, slot, embed }) => (slot && !embed ? [own] : []));
    for (const [fragment, locale] of inFrame.flatMap((drawn) => LOCALE_CODES.map((code) => [drawn, code] as const))) {
      it(`${fragment} in ${locale} renders for the frame without an API, and takes over the typed text and the focus`, async () => {
        jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
        const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
        const values = pageValues(name, '/', locale);
        const { html } = await server.render({ url: '/', locale, values, api: API, fragment });
        expect(html).not.toMatch(/<script|\sstyle="|\son[a-z]+="/);
        const container = createPlace(name, html);
        const field = container.querySelector('input');
        field?.focus();
        if (field) field.value = 'a';
        const failures: unknown[] = [];
        const take = takeOver(embedded[fragment] as AnyEmbeddedFragment, { owner: name, name: fragment });
        await act(async () => {
          take({ scope: fork({ values }), locale, texts: locales[locale], container, onFailure: (error) => failures.push(error) });
        });
        expect([failures, warn.mock.calls]).toEqual([[], []]);
        expect(container.querySelector('input')).toBe(field);
        if (field) expect([document.activeElement, field.value]).toEqual([field, 'a']);
      });
    }

    it('gives every store of a page an id of its own', () => {
      const ids = routes.flatMap((route) => route.state.map(({ sid }) => sid));
      expect(ids).not.toContain(null);
      for (const route of routes) expect(new Set(route.state.map(({ sid }) => sid)).size).toBe(route.state.length);
    });

    it.each(cases)(
      'renders $route in $locale on the server, with a title and without inline styles or scripts',
      async ({ url, locale }) => {
        const { status, head, html } = await renderPage(url, locale);
        expect(status).toBe(200);
        expect(head.title).not.toBe('');
        expect(html).not.toMatch(/<script|\sstyle="|\son[a-z]+="/);
        expect(html).toContain('<h1');
      },
    );

    it.each(cases)('hydrates $route in $locale over the server markup without a word in the console', async ({ url, locale }) => {
      const { state, html } = await renderPage(url, locale);
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const container = createPlace(name, html);
      const heading = container.querySelector('h1');
      const mounted = await mountPage(url, locale, state, container);
      expect(mounted.failures).toEqual([]);
      expect(warn).not.toHaveBeenCalled();
      expect(container.querySelector('h1')).toBe(heading);
      await mounted.unmount();
    });

    it('mounts twice and unmounts clean', async () => {
      const url = addresses[routes[0]?.name ?? ''] as string;
      const { state } = await renderPage(url, 'ru');
      for (let time = 0; time < 2; time += 1) {
        const mounted = await mountPage(url, 'ru', state);
        expect(mounted.container.querySelector('h1')).not.toBeNull();
        await mounted.unmount();
        expect(mounted.container.childElementCount).toBe(0);
        mounted.container.remove();
      }
    });

    it.each(cases)('stays a whole page and is honest in its status when the API is down: $route in $locale', async ({ url, locale }) => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
      const { status, html } = await server.render({ url, locale, values: pageValues(name, url, locale), api: API });
      // A page without data of its own is always complete; any other returns 503.
      expect([200, 503]).toContain(status);
      expect(html).toContain('<h1');
    });

    it('survives the failure of another remote beside it', async () => {
      const url = addresses[routes[0]?.name ?? ''] as string;
      const { state } = await renderPage(url, 'ru');
      const mounted = await mountPage(url, 'ru', state);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const failing = routes.map((route) => ({ ...route, View: BrokenPage }));
      const other = await mountRemote(withPages(name, failing), {
        name,
        container: createPlace('other'),
        values: { ...pageValues(name, url, 'ru'), ...state },
        locale: 'ru',
        texts: locales.ru,
      });
      expect(other.failures).toHaveLength(1);
      expect(mounted.container.querySelector('h1')).not.toBeNull();
    });
  });
}

function BrokenPage(): never {
  throw new Error('The other remote is broken');
}

function withPages(name: string, routes: readonly PageRoute[]): RemoteClientModule {
  const client = defineRemote({ name });
  for (const route of routes) client.addPage(route);
  return client;
}
