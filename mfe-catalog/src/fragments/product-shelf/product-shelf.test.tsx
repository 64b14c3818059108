import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, createWatch, fork } from 'effector';
import ru from '../../../locales/ru.json';
import { itemAdditionRequested } from '../../bus/cart.ts';
import type { ProductShelfInput } from '../../contracts.ts';
import { answerBy, detailOf, foundOf, productOf } from '../../testing/index.ts';
import { fragment } from './index.ts';

async function showShelf(input: ProductShelfInput) {
  const scope = fork();
  const loaded = await allSettled(fragment.loadFx as NonNullable<typeof fragment.loadFx>, { scope, params: input });
  if (loaded.status === 'fail') throw loaded.value;
  render(
    <ScopeAndTexts scope={scope} i18n={createI18n('ru', ru)}>
      <fragment.View input={input} data={loaded.value} />
    </ScopeAndTexts>,
  );
  return scope;
}

describe('the product shelf', () => {
  it('Without a subject it holds the products that are bought most and can be bought now', async () => {
    const calls = answerBy(() => foundOf([productOf(7), productOf(8)]));
    await showShelf({});
    expect(calls).toEqual([{ path: '/api/search/', query: { in_stock: 'true', page: '1', page_size: '8' } }]);
    const list = within(screen.getByRole('list', { name: 'Популярное сейчас' }));
    expect(await list.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('It holds the products of a category or of a search', async () => {
    const calls = answerBy(() => foundOf([productOf(7)]));
    await showShelf({ category: 'magnesium' });
    await showShelf({ search: 'магний' });
    expect(calls.map(({ query }) => query['category'] ?? query['search'])).toEqual(['magnesium', 'магний']);
    expect(screen.getAllByRole('heading', { name: 'Товары по теме' })).toHaveLength(2);
  });

  it('It holds the products that are similar to one', async () => {
    answerBy(({ path }) => (path === '/api/search/7/' ? detailOf(7) : undefined));
    await showShelf({ similarTo: 7 });
    expect(await screen.findByRole('heading', { name: /Магний 8/ })).toBeInTheDocument();
  });

  it('A shelf without products is not there', async () => {
    answerBy(() => foundOf([]));
    await showShelf({});
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('A product is added to the cart from the shelf', async () => {
    answerBy(() => foundOf([productOf(7)]));
    const scope = await showShelf({});
    const added: unknown[] = [];
    createWatch({ unit: itemAdditionRequested, scope, fn: (addition) => void added.push(addition) });
    fireEvent.click(await screen.findByRole('button', { name: /В корзину/ }));
    expect(added).toEqual([{ product: 7, amount: 1 }]);
  });

  it.each([[{ similarTo: '7' }], [null], [{ search: {} }]])('It refuses the input %j', (input) => {
    expect(fragment.input?.isData(input)).toBe(false);
  });
});
