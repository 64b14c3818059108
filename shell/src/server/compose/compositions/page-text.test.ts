import { describe, expect, it } from '@jest/globals';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { pageTextOf } from './page-text.ts';

const page: PageComposition = {
  id: 'a',
  shell: '1',
  remotes: {
    'mfe-cart': {
      version: '2',
      entry: '/releases/mfe-cart/2/remoteEntry.js',
      routes: [
        {
          name: 'cart',
          path: '/cart',
          meta: { title: { ru: 'Корзина', en: 'Cart' }, breadcrumbs: [{ name: { ru: 'Каталог', en: 'Catalogue' }, to: '/' }] },
        },
      ],
      fragments: ['gift'],
      popups: { gift: { title: { ru: 'Подарок', en: 'Gift' }, size: 'small' } },
      service: { name: 'cart', wakes: [], restores: [] },
      files: { './client': { css: [] }, './pages/cart': { css: ['/releases/mfe-cart/2/cart.css'] }, './middleware/full': { css: [] } },
    },
  },
};

describe('the composition in a document', () => {
  it('has the words of the language of the document alone', () => {
    const { routes, popups } = (JSON.parse(pageTextOf(page, 'en')) as PageComposition).remotes['mfe-cart'] ?? {};
    expect(routes).toEqual([
      { name: 'cart', path: '/cart', meta: { title: { en: 'Cart' }, breadcrumbs: [{ name: { en: 'Catalogue' }, to: '/' }] } },
    ]);
    expect(popups).toEqual({ gift: { title: { en: 'Gift' }, size: 'small' } });
    expect(pageTextOf(page, 'ru')).not.toMatch(/Cart"|Gift/);
  });

  it('keeps words that stand in another language alone', () => {
    const { 'mfe-cart': cart } = page.remotes;
    const russian = { ...cart, popups: { gift: { title: { ru: 'Подарок' }, size: 'small' } } };
    const text = pageTextOf({ ...page, remotes: { 'mfe-cart': russian } } as unknown as PageComposition, 'en');
    expect((JSON.parse(text) as PageComposition).remotes['mfe-cart']?.popups).toEqual(russian.popups);
  });

  it('names modules with a style sheet, and middleware; all else is as it was', () => {
    const { routes: _, popups: __, ...remote } = (JSON.parse(pageTextOf(page, 'ru')) as PageComposition).remotes['mfe-cart'] ?? {};
    expect(remote).toEqual({
      version: '2',
      entry: '/releases/mfe-cart/2/remoteEntry.js',
      fragments: ['gift'],
      service: { name: 'cart', wakes: [], restores: [] },
      files: { './pages/cart': { css: ['/releases/mfe-cart/2/cart.css'] }, './middleware/full': { css: [] } },
    });
  });
});
