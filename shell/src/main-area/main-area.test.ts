import { describe, expect, it } from '@jest/globals';
import { productIn, trailData, trailOf, variantOf } from './index.ts';

const meta = { title: { ru: 'Товар', en: 'Product' }, breadcrumbs: [{ name: { ru: 'Каталог', en: 'Catalogue' }, to: '/' }] };
const route = { name: 'product', path: '/product/:id', meta };

describe('the trail of a page', () => {
  it('[R19] is made of the steps of the route, in the language of the page', () => {
    expect(trailOf(route, {}, 'ru')).toEqual({ steps: [{ name: 'Каталог', to: '/' }], name: 'Товар' });
    expect(trailOf(route, {}, 'en')).toEqual({ steps: [{ name: 'Catalogue', to: '/' }], name: 'Product' });
  });

  it('[R19] The breadcrumbs continue with the steps that the page adds, and end with its own name', () => {
    const head = { name: 'Магний B6', breadcrumbs: [{ name: 'Минералы', to: '/?category=minerals' }] };
    expect(trailOf(route, head, 'ru')).toEqual({ steps: [{ name: 'Каталог', to: '/' }, ...head.breadcrumbs], name: 'Магний B6' });
  });

  it('is none where nothing is above the page, in the checkout, and at an address that no remote owns', () => {
    expect(trailOf({ ...route, meta: { title: meta.title } }, { name: 'Новости' }, 'ru')).toBeNull();
    expect(trailOf({ ...route, meta: { ...meta, checkLayout: true } }, {}, 'ru')).toBeNull();
    expect(trailOf(null, {}, 'ru')).toBeNull();
  });

  it('gives search engines every step with its address in the language of the page', () => {
    const trail = { steps: [{ name: 'Catalogue', to: '/' }], name: 'Magnesium' };
    expect(trailData(trail, '/product/7', 'en')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Catalogue', item: '/en' },
        { position: 2, name: 'Magnesium', item: '/en/product/7' },
      ],
    });
  });
});

describe('the variant of the main area', () => {
  it('[H26] is the product page’s when the query holds the id of a product', () => {
    expect(variantOf(false, '?product=1001', false)).toBe('product');
    expect(variantOf(true, '', false)).toBe('product');
    expect(variantOf(false, '', false)).toBe('plain');
    expect(variantOf(false, '?product=1001', true)).toBe('checkout');
  });

  it.each(['', '?product=', '?product=0', '?product=-1', '?product=1e3', '?product=1001x', '?product=99999999999', '?products=1'])(
    'trusts no other value (%p)',
    (search) => {
      expect(productIn(search)).toBeNull();
      expect(variantOf(false, search, false)).toBe('plain');
    },
  );
});
