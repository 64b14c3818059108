import { describe, expect, it } from '@jest/globals';
import { createI18n } from './texts.ts';

const ru = createI18n('ru', {
  cart: {
    title: 'Корзина',
    greeting: 'Здравствуйте, {{ name }}! {{name}}, у вас {{count}}.',
    goods_zero: 'пусто',
    goods_one: '{{count}} товар',
    goods_few: '{{count}} товара',
    goods_many: '{{count}} товаров',
    goods_other: '{{count}} товара',
  },
});

describe('texts of one language', () => {
  it.each([
    [0, 'пусто'],
    [1, '1 товар'],
    [2, '2 товара'],
    [5, '5 товаров'],
    [11, '11 товаров'],
    [21, '21 товар'],
    [1.5, '1.5 товара'],
  ])('take the plural form of %p', (count, text) => {
    expect(ru.t('cart.goods', { count })).toBe(text);
  });

  it('put values in their places as they are, and nothing where there is no value', () => {
    expect(ru.t('cart.greeting', { name: '<b>$& {{count}}</b>' })).toBe('Здравствуйте, <b>$& {{count}}</b>! <b>$& {{count}}</b>, у вас .');
  });

  it('are chosen by their key and count alone, whatever the values are named', () => {
    const en = createI18n('en', { from: 'From {{lng}}, {{context}}', from_draft: 'Draft', 'a:b': 'Named {{ns}}' });
    const values = { lng: 'ru', context: 'draft', ns: 'x', defaultValue: 'no', interpolation: { prefix: '[[' } };
    expect(en.t('from', values)).toBe('From ru, draft');
    expect(en.t('a:b', values)).toBe('Named x');
    expect(en.t('nothing', values)).toBe('nothing');
  });

  it('keep the places of values in a branch that comes whole', () => {
    expect(createI18n('en', { tile: { left: '{{n}} left, $t(tile.add)' } }).t('tile', { returnObjects: true })).toEqual({
      left: '{{n}} left, $t(tile.add)',
    });
  });

  it('come by the first of several keys that there is', () => {
    expect(ru.t(['cart.missing', 'cart.title', 'cart.greeting'])).toBe('Корзина');
  });

  it('come as a whole branch on request', () => {
    expect(createI18n('en', { tile: { add: 'Add', refused: { limit: 'No more' } } }).t('tile', { returnObjects: true })).toEqual({
      add: 'Add',
      refused: { limit: 'No more' },
    });
  });

  it('show the key that is missing, that is a branch, or that only looks like one', () => {
    expect(ru.t('cart.nothing')).toBe('cart.nothing');
    expect(ru.t('cart')).toBe('cart');
    expect(ru.t('cart.title.length')).toBe('cart.title.length');
    expect(ru.t('toString')).toBe('toString');
    expect(ru.t(['a.b', 'c.d'], { count: 2 })).toBe('c.d');
  });
});
