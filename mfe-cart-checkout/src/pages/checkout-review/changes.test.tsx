import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { offer } from '../../domain/cart/testing/index.ts';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as reviewPage } from './index.ts';

const text = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const seen = {
  lines: [
    { product: 7, name: 'Товар 7', amount: 2, sum: '200.00' },
    { product: 8, name: 'Товар 8', amount: 1, sum: '100.00' },
  ],
  total: '499.00',
};

describe('the changes on the review', () => {
  beforeEach(() => localStorage.clear());

  it('A sold-out line is shown as sold out, not as free of charge', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.offers[7] = offer({ left: 0 });
    delete server.offers[8];
    await openPage(reviewPage, { stored: { stock: 31, method: 'card', seen } });
    const changes = await screen.findByRole('region', { name: 'Кое-что изменилось' });
    const shown = within(changes).getAllByRole('listitem').map(text);
    expect(shown[0]).toMatch(/Товар 7было 2 шт\. · 200 ₽ закончился, в сумму не входит/);
    expect(shown[1]).toMatch(/было 1 шт\. · 100 ₽ больше не продаётся, в сумму не входит/);
  });
});
