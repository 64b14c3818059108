import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { $sessionStatus, $userId, type SessionStatus } from '@vitrava/shared-kit/bus/session';
import { navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import ru from '../../../locales/ru.json';
import { favouriteToggled } from '../../bus.ts';
import { favouritesItem, favouritesStarted } from '../../features/sync-favourites/index.ts';
import { answerBy, foundOf, mockChannels, productOf, type RecordedCall } from '../../testing/index.ts';
import { showPage } from '../../testing/page.tsx';
import { page as favoritesPage } from './index.ts';

const manifest = manifestOf(import.meta);

/** The shop sells all but number 13; the customer's favourites are those of `kept`, the oldest first. */
const serverWith =
  (storedIds: readonly number[]) =>
  (requested: RecordedCall): unknown =>
    requested.path === '/api/favorites/' ? listOf(storedIds) : byIds(requested);

const listOf = (storedIds: readonly number[]) => ({
  count: storedIds.length,
  next: null,
  previous: null,
  results: storedIds.map((product, index) => ({ id: index + 1, product })).reverse(),
});

const byIds = ({ query }: RecordedCall): unknown =>
  foundOf(
    (query['ids'] ?? '')
      .split(',')
      .map(Number)
      .filter((id) => id !== 13)
      .map((id) => productOf(id)),
  );

/** The page of a shopper with `ids`: a guest on the device, a customer on the server. */
async function open(
  session: SessionStatus,
  ids: readonly number[],
  answer: (requested: RecordedCall) => unknown = serverWith(ids),
  query: Record<string, string> = {},
) {
  if (session === 'anonymous') favouritesItem.write(ids);
  const calls = answerBy(answer);
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
    ],
  });
  await showPage(favoritesPage, { query }, { scope });
  await act(() => allSettled(favouritesStarted, { scope }));
  return { scope, calls };
}

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('the favourites page', () => {
  beforeEach(mockChannels);
  afterEach(() => localStorage.clear());

  it('[R8] needs a customer', () => {
    expect(manifest.routes.find((route) => route.name === 'favorites')).toMatchObject({ path: '/favorites', meta: { needAuth: true } });
  });

  it('The page shows a guest how many favourites wait on the device, and prompts to sign in', async () => {
    const { scope, calls } = await open('anonymous', [1, 2]);
    expect(screen.getByRole('heading', { name: 'На этом устройстве вас ждут 2 товара' })).toBeVisible();
    const requests: unknown[] = [];
    createWatch({ unit: signInRequested, scope, fn: (request) => void requests.push(request) });
    fireEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(requests).toEqual([{ returnTo: '/favorites' }]);
    expect(calls).toEqual([]);
  });

  it('The page prompts a guest without favourites on the device to sign in, and loads nothing else', async () => {
    const scope = fork({ values: [[$sessionStatus, 'anonymous']] });
    await showPage(favoritesPage, {}, { scope });
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
  });

  it('is drawn at first as the server has drawn it, though its visitor is already known', () => {
    const drawnFor = (status: SessionStatus): string =>
      renderToString(
        <Provider value={fork({ values: [[$sessionStatus, status]] })}>
          <I18nProvider i18n={createI18n('ru', ru)}>
            <favoritesPage.View />
          </I18nProvider>
        </Provider>,
      );
    expect(drawnFor('anonymous')).toBe(drawnFor('unknown'));
  });

  it('lists a customer’s favourites, the newest first, without those no longer sold', async () => {
    const { calls } = await open('authenticated', [1, 13, 2]);
    expect(names()).toEqual(['Магний 2', 'Магний 1']);
    expect(calls.map(({ query }) => query['ids'])).toEqual([undefined, '2,13,1']);
  });

  it('keeps a card that is no favourite any more until the page is left', async () => {
    const { scope } = await open('authenticated', [1, 2]);
    await act(() => allSettled(favouriteToggled, { scope, params: { product: 2, favourite: false } }));
    expect(names()).toEqual(['Магний 2', 'Магний 1']);
    expect(screen.getByRole('button', { name: 'В избранное: Магний 2' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('[C8] shows 25 at first and the rest on demand', async () => {
    const { scope } = await open(
      'authenticated',
      Array.from({ length: 30 }, (_, index) => index + 100),
    );
    expect(names()).toHaveLength(25);
    const travels: unknown[] = [];
    createWatch({ unit: navigationRequested, scope, fn: (travel) => travels.push(travel) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 5' })));
    expect(names()).toHaveLength(30);
    expect(travels).toEqual([{ to: '/favorites?shown=50', replace: true, scroll: 'keep' }]);
  });

  it.each([
    ['50', 50],
    ['1e9', 130],
    ['7', 25],
    ['<b>', 25],
  ])('The page shows as many cards as the address contains: %s', async (shown, count) => {
    const ids = Array.from({ length: 130 }, (_, index) => index + 100);
    const { calls } = await open('authenticated', ids, serverWith(ids), { shown });
    expect(names()).toHaveLength(count);
    const requested = calls.filter(({ path }) => path === '/api/search/').map(({ query }) => (query['ids'] ?? '').split(',').length);
    expect(Math.max(...requested)).toBeLessThanOrEqual(90);
  });

  it('The page shows that there are no favourites yet', async () => {
    await open('authenticated', []);
    expect(screen.getByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
  });

  it('tries again when the cards did not come', async () => {
    await open('authenticated', [1], (requested) => (requested.path === '/api/favorites/' ? listOf([1]) : 500));
    answerBy(serverWith([1]));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' })));
    expect(names()).toEqual(['Магний 1']);
  });

  it('tries again when the customer’s favourites could not be read', async () => {
    await open('authenticated', [1], () => 500);
    answerBy(serverWith([1]));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' })));
    expect(names()).toEqual(['Магний 1']);
  });

  it('shows nothing of a customer to the next one', async () => {
    const { scope } = await open('authenticated', [1, 2]);
    answerBy(serverWith([3]));
    await act(() => allSettled($userId, { scope, params: 6 }));
    expect(names()).toEqual(['Магний 3']);
  });
});
