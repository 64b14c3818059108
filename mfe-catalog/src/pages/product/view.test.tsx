import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { itemAdditionRequested } from '../../bus/cart.ts';
import { answerBy, detailOf } from '../../testing/index.ts';
import { showPage } from '../../testing/page.tsx';
import { page as productPage } from './index.ts';

const params = { id: '7' };

describe('the product page', () => {
  it('The page shows name, price, stock, the whole label and similar products', async () => {
    answerBy(() => detailOf(7, { availability: { state: 'few', left: 3 } }));
    const { container } = await showPage(productPage, { params });
    expect(screen.getByRole('heading', { level: 1, name: 'Магний 7' })).toBeVisible();
    expect(container).toHaveTextContent('700 ₽');
    expect(container).toHaveTextContent('7.78 ₽ за 1 шт.');
    expect(screen.getByText('Осталось 3 штуки')).toBeVisible();
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

  it('The page adds the product to the cart', async () => {
    answerBy(() => detailOf(7));
    const { scope } = await showPage(productPage, { params });
    const requests: unknown[] = [];
    createWatch({ unit: itemAdditionRequested, scope, fn: (request) => void requests.push(request) });
    fireEvent.click(screen.getByRole('button', { name: 'В корзину: Магний 7' }));
    expect(requests).toEqual([{ product: 7, amount: 1 }]);
  });

  it('sells nothing that is sold out', async () => {
    answerBy(() => detailOf(7, { availability: { state: 'none', left: 0 }, similar: [] }));
    await showPage(productPage, { params });
    expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
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
