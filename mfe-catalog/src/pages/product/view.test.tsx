import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerBy, detailOf } from '../../testing/index.ts';
import { showPage } from '../../testing/page.tsx';
import { page as productPage } from './index.ts';

const params = { id: '7' };

describe('the product page', () => {
  it('The page shows name, price, the whole label and similar products', async () => {
    answerBy(() => detailOf(7));
    const { container } = await showPage(productPage, { params });
    expect(screen.getByRole('heading', { level: 1, name: 'Магний 7' })).toBeVisible();
    expect(container).toHaveTextContent('700 ₽');
    expect(container).toHaveTextContent('7.78 ₽ за 1 шт.');
    for (const name of ['О товаре', 'Состав', 'Как применять', 'Противопоказания', 'Хранение', 'Характеристики', 'Похожие товары']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByText('RU.77.99.88.003.R.000001.01.25')).toBeVisible();
    expect(screen.getByText('24 месяца')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Магний 7' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('The page states that a supplement is not a medicine, and only for supplements', async () => {
    const note = /Не является лекарственным средством/;
    answerBy(() => detailOf(7));
    await showPage(productPage, { params });
    expect(screen.getByText(note)).toBeVisible();
    document.body.replaceChildren();
    answerBy(() => detailOf(7, { is_supplement: false, registration_number: null }));
    await showPage(productPage, { params });
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.getByText('Не требуется')).toBeVisible();
  });

  it('The page embeds the buy box of the cart with the facts of the product, also of one that is sold out', async () => {
    const availability = { state: 'none', left: 0 } as const;
    answerBy(() => detailOf(7, { availability }));
    const { container } = await showPage(productPage, { params });
    const box = container.querySelector<HTMLElement>('[data-boundary="mfe-cart-checkout"][data-fragment="buy-box"]');
    expect(JSON.parse(box?.dataset['input'] ?? '')).toEqual({ product: 7, name: 'Магний 7', price: '700.00', availability });
  });

  it('[C10] The page shows that there is no such product, and links to the catalogue', async () => {
    answerBy(() => undefined);
    await showPage(productPage, { params });
    expect(screen.getByRole('heading', { level: 1, name: 'Такого товара нет' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/');
  });

  it('offers to try again when the product did not come', async () => {
    answerBy(() => 500);
    await showPage(productPage, { params });
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  });
});
