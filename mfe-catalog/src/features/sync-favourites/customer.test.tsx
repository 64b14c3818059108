import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { $favouriteIds, favouriteToggled } from '../../bus.ts';
import { $areFavouritesAway, $areFavouritesKnown, favouritesReloadRequested } from '../../domain/favourites/index.ts';
import { mockChannels } from '../../testing/index.ts';
import { favouritesItem, favouritesStarted } from './index.ts';

const PAGE = 3;
const stored = () => favouritesItem.read();

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Stores favourites as the API does, three a page, the newest first; `failing` names the failures. */
function answerFavourites(products: readonly number[], failing: (call: Call) => number | 'away' | undefined = () => undefined) {
  const rows = products.map((product, index) => ({ id: index + 1, product }));
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://shop.local');
    const body = init?.body ? (JSON.parse(init.body as string) as { product: number }) : undefined;
    const call = { method: init?.method ?? 'GET', path: pathname + search, ...(body && { body }) };
    calls.push(call);
    const answer = (status: number, data: unknown) =>
      new Response(status === 204 ? null : JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } });
    const wrong = failing(call);
    if (wrong === 'away') throw new TypeError('fetch failed');
    if (wrong) return answer(wrong, { detail: 'No.' });
    if (call.method === 'GET') {
      const page = Number(searchParams.get('page'));
      const results = rows.toReversed().slice((page - 1) * PAGE, page * PAGE);
      return answer(200, { count: rows.length, next: rows.length > page * PAGE ? '/next' : null, previous: null, results });
    }
    if (body) {
      const known = rows.find(({ product }) => product === body.product);
      const row = known ?? { id: rows.length + 10, product: body.product };
      if (!known) rows.push(row);
      return answer(known ? 200 : 201, row);
    }
    const at = rows.findIndex(({ id }) => pathname.endsWith(`/${id}/`));
    return at < 0 ? answer(404, {}) : answer(204, rows.splice(at, 1));
  });
  return { calls, products: () => rows.map(({ product }) => product), rows };
}

async function startFor(userId: number | null): Promise<Scope> {
  const scope = fork({ values: [[$userId, userId]] });
  await allSettled(favouritesStarted, { scope });
  return scope;
}

const toggle = (scope: Scope, product: number, favourite: boolean) =>
  allSettled(favouriteToggled, { scope, params: { product, favourite } });

describe('the favourites of a customer', () => {
  beforeEach(mockChannels);
  afterEach(() => localStorage.clear());

  it('[W22] are read from the server page by page, from 1, and listed in the order they were added', async () => {
    const { calls } = answerFavourites([4, 8, 15, 16]);
    const scope = await startFor(5);
    expect(calls.map(({ path }) => path)).toEqual(['/api/favorites/?page=1', '/api/favorites/?page=2']);
    expect(scope.getState($favouriteIds)).toEqual([4, 8, 15, 16]);
    expect(scope.getState($areFavouritesKnown)).toBe(true);
  });

  it('[W22] Reading continues until there are as many as the server counts, whatever its next page is', async () => {
    const pages = [[8, 7, 6], [5, 4, 3], [2]].map((ids) => ids.map((id) => ({ id, product: id * 10 })));
    const requested: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { search, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://shop.local');
      requested.push(search);
      return Response.json({
        count: 7,
        next: requested.length === 3 ? '/next' : null,
        results: pages[Number(searchParams.get('page')) - 1],
      });
    });
    const scope = await startFor(5);
    expect(requested).toEqual(['?page=1', '?page=2', '?page=3']);
    expect(scope.getState($favouriteIds)).toEqual([20, 30, 40, 50, 60, 70, 80]);
  });

  it('[W23] [C12] grow by one at once when a product is marked, which the server keeps', async () => {
    const { calls, products } = answerFavourites([4]);
    const scope = await startFor(5);
    const settled = toggle(scope, 8, true);
    expect(scope.getState($favouriteIds)).toEqual([4, 8]);
    await settled;
    expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/favorites/', body: { product: 8 } });
    expect(products()).toEqual([4, 8]);
    expect(stored()).toEqual([]);
  });

  it('[W24] [C12] shrink by one at once when the mark is removed', async () => {
    const { calls } = answerFavourites([4, 8]);
    const scope = await startFor(5);
    const settled = toggle(scope, 4, false);
    expect(scope.getState($favouriteIds)).toEqual([8]);
    await settled;
    expect(calls.at(-1)).toEqual({ method: 'DELETE', path: '/api/favorites/1/' });
    expect(localStorage.getItem(favouritesItem.key)).toBeNull();
  });

  it('[C11] are not sent again', async () => {
    const { calls } = answerFavourites([4]);
    const scope = await startFor(5);
    await toggle(scope, 4, true);
    expect(calls).toHaveLength(1);
  });

  it('send the last of many quick changes', async () => {
    const { calls, products } = answerFavourites([]);
    const scope = await startFor(5);
    const settled = [true, false, true, false].map((favourite) => toggle(scope, 4, favourite));
    expect(scope.getState($favouriteIds)).toEqual([]);
    await Promise.all(settled);
    expect(products()).toEqual([]);
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
  });

  it.each([
    ['ru', 'Не получилось'],
    ['en', 'We couldn’t'],
  ] as const)('return to the truth with a word in %s when a heart cannot be kept', async (locale, words) => {
    answerFavourites([4], ({ method }) => (method === 'POST' ? 500 : undefined));
    const scope = await startFor(5);
    const announced: { text: string; tone: string }[] = [];
    createWatch({ unit: announcementRequested, scope, fn: (word) => void announced.push(word) });
    await allSettled($t, { scope, params: createI18n(locale, locale === 'ru' ? ru : en).t });
    await toggle(scope, 8, true);
    expect(scope.getState($favouriteIds)).toEqual([4]);
    expect(announced.at(-1)).toEqual({ text: expect.stringContaining(words), tone: 'error' });
  });

  it('agree with the server when only its answer was lost', async () => {
    let isLost = false;
    const server = answerFavourites([], ({ method, body }) => {
      if (method !== 'POST' || isLost) return undefined;
      isLost = true;
      server.rows.push({ id: 50, product: (body as { product: number }).product });
      return 'away';
    });
    const scope = await startFor(5);
    await toggle(scope, 8, true);
    expect(scope.getState($favouriteIds)).toEqual([8]);
  });

  it('A favourite is removed when the server reports that it is gone already', async () => {
    const server = answerFavourites([4]);
    const scope = await startFor(5);
    server.rows.length = 0;
    await toggle(scope, 4, false);
    expect(scope.getState($favouriteIds)).toEqual([]);
  });

  it('The favourites are unknown when they could not be read, and load on a retry', async () => {
    let isAway = true;
    answerFavourites([4], () => (isAway ? 'away' : undefined));
    const scope = await startFor(5);
    expect([scope.getState($areFavouritesKnown), scope.getState($areFavouritesAway)]).toEqual([false, true]);
    isAway = false;
    await allSettled(favouritesReloadRequested, { scope });
    expect([scope.getState($areFavouritesKnown), scope.getState($areFavouritesAway)]).toEqual([true, false]);
    expect(scope.getState($favouriteIds)).toEqual([4]);
  });

  it('[A5] are read when a guest signs in; those of the device are sent in their order and leave it only then', async () => {
    favouritesItem.write([8, 4, 15]);
    const { products, calls } = answerFavourites([4]);
    const scope = await startFor(null);
    expect(scope.getState($favouriteIds)).toEqual([8, 4, 15]);
    expect(calls).toEqual([]);
    const settled = allSettled($userId, { scope, params: 5 });
    expect(scope.getState($favouriteIds)).toEqual([8, 4, 15]);
    expect(stored()).toEqual([8, 4, 15]);
    await settled;
    expect(products()).toEqual([4, 8, 15]);
    expect(scope.getState($favouriteIds)).toEqual([4, 8, 15]);
    expect(stored()).toEqual([]);
  });

  it('stay on the device when they could not be sent, and go at the next start', async () => {
    favouritesItem.write([8, 15]);
    const { products } = answerFavourites([4], ({ method, body }) =>
      method === 'POST' && (body as { product: number }).product === 15 ? 503 : undefined,
    );
    const scope = await startFor(5);
    expect(stored()).toEqual([15]);
    expect(products()).toEqual([4, 8]);
    expect(scope.getState($favouriteIds)).toEqual([4, 8, 15]);
    const later = answerFavourites([4, 8]);
    await startFor(5);
    expect(later.products()).toEqual([4, 8, 15]);
    expect(stored()).toEqual([]);
  });

  it('Only a final refusal of the server removes a favourite', async () => {
    favouritesItem.write([8, 15]);
    const { products } = answerFavourites([], ({ method, body }) =>
      method === 'POST' && (body as { product: number }).product === 8 ? 400 : undefined,
    );
    await startFor(5);
    expect(products()).toEqual([15]);
    expect(stored()).toEqual([]);
  });

  it('make room for those of the device at sign-out, and for another customer’s', async () => {
    answerFavourites([4]);
    const scope = await startFor(5);
    await allSettled($userId, { scope, params: null });
    expect(scope.getState($favouriteIds)).toEqual([]);
    await toggle(scope, 8, true);
    expect(stored()).toEqual([8]);
    answerFavourites([23]);
    await allSettled($userId, { scope, params: 6 });
    expect(scope.getState($favouriteIds)).toEqual([23, 8]);
  });

  it('follow in other tabs', async () => {
    answerFavourites([4]);
    const here = await startFor(5);
    const there = await startFor(5);
    await toggle(here, 8, true);
    await waitFor(() => expect(there.getState($favouriteIds)).toEqual([4, 8]));
  });
});
