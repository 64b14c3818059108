import { describe, expect, it } from '@jest/globals';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { allSettled, fork } from 'effector';
import ru from '../../../locales/ru.json';
import { answerBy, detailOf } from '../../testing/index.ts';
import { $head } from './head.ts';
import { $product, $state, $status, opened } from './model.ts';

const { t } = createI18n('ru', ru);

async function open(id: string, answer: () => unknown, scope = fork({ values: [[$t, t]] })) {
  const calls = answerBy(answer);
  await allSettled(opened, { scope, params: { params: { id }, query: {} } });
  return { scope, calls };
}

describe('the product page', () => {
  it('[R7] [W19] shows the product of the address', async () => {
    const { scope, calls } = await open('7', () => detailOf(7));
    expect(calls).toEqual([{ path: '/api/search/7/', query: {} }]);
    expect(scope.getState($product)).toMatchObject({ id: 7, similar: [{ id: 8 }] });
    expect(scope.getState($status)).toBe(200);
  });

  it('[C10] is not found when there is no such product', async () => {
    const { scope } = await open('7', () => undefined);
    expect(scope.getState($state)).toBe('missing');
    expect(scope.getState($status)).toBe(404);
    expect(scope.getState($head)).toEqual({ title: 'Такого товара нет', name: 'Такого товара нет', robots: 'noindex' });
  });

  it.each(['abc', '0', '7.5', '9999999999'])('[C10] The page requests no product with the number %s', async (id) => {
    const { scope, calls } = await open(id, () => detailOf(7));
    expect(calls).toEqual([]);
    expect(scope.getState($status)).toBe(404);
  });

  it('comes later when the API fails', async () => {
    const { scope } = await open('7', () => 500);
    expect(scope.getState($state)).toBe('failed');
    expect(scope.getState($status)).toBe(503);
  });

  it('The page describes the product, its price and its breadcrumbs to search engines', async () => {
    const { scope } = await open('7', () => detailOf(7, { availability: { state: 'none', left: 0 } }), fork({ values: [[$locale, 'en']] }));
    expect(scope.getState($head)).toMatchObject({
      breadcrumbs: [{ to: '/?category=minerals' }, { name: 'Магний', to: '/?category=magnesium' }],
      canonicalPath: '/product/7',
      openGraph: { type: 'product', imageUrl: '/m/960.webp' },
      structuredData: [
        {
          '@type': 'Product',
          image: ['/m/960.webp'],
          offers: { price: '700.00', priceCurrency: 'RUB', url: '/en/product/7', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
  });

  it('Search engines receive the delivery price and the return policy where the backend provides them', async () => {
    const offerOf = async (over: Parameters<typeof detailOf>[1]) => {
      const { scope } = await open('7', () => detailOf(7, over));
      return scope.getState($head).structuredData?.map((data) => (data as { offers: object }).offers)[0] ?? {};
    };
    expect(await offerOf({ terms: { delivery_price: '199.00', return_days: 7 } })).toMatchObject({
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '199.00', currency: 'RUB' },
        shippingDestination: { addressCountry: 'RU' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'RU',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
      },
    });
    expect(await offerOf({ terms: undefined as never })).not.toHaveProperty('shippingDetails');
  });
});
