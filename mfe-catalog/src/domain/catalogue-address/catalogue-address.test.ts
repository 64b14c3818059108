import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, apiQueryOf, isBare, isFiltered, MOST_PAGES, readQuery, withoutFilters } from './index.ts';

const read = (address: string) => readQuery(Object.fromEntries(new URL(address, 'http://shop.local').searchParams));

describe('the address of the catalogue', () => {
  it('reads every filter', () => {
    const query = read(
      '/?category=magnesium&brand=b,a&form=capsules&price_min=100&price_max=1500,50&in_stock=true&discount=true&vegan=true&gluten_free=true&sugar_free=1&sort=-price&page=2',
    );
    expect(query).toEqual({
      search: '',
      category: 'magnesium',
      filters: {
        in_stock: 'true',
        discount: 'true',
        price_min: '100',
        price_max: '1500.50',
        vegan: 'true',
        gluten_free: 'true',
        brand: 'a,b',
        form: 'capsules',
      },
      sort: '-price',
      firstPage: 2,
      lastPage: 2,
      offersAll: false,
    });
  });

  it('ignores invalid values', () => {
    expect(isBare(read('/?category=<b>&brand=;drop&price_min=-1&price_max=lots&in_stock=1&sort=cheap&page=0&page_size=9'))).toBe(true);
  });

  it.each([
    ['1 000', '1000'],
    ['1\u00a0000\u202f₽', '1000'],
    ['12 345,50', '12345.50'],
    ['1,000', '1000'],
    ['1.234.567,8', '1234567.8'],
    ['1,234.5', '1234.5'],
    ['10,5', '10.5'],
    ['500 руб.', '500'],
    ['1-000', ''],
    ['1,00,0', ''],
  ])('A price filter of «%s» is read as «%s»', (typed, price) => {
    const { filters } = readQuery({ price_min: typed, price_max: typed });
    expect(filters).toEqual(price === '' ? {} : { price_min: price, price_max: price });
  });

  it('reads the boxes of the form without scripts', () => {
    expect(read('/?brand.b=true&brand.a=true&form.powder=true')).toMatchObject({ filters: { brand: 'a,b', form: 'powder' } });
  });

  it('holds a range of pages, up to a limit', () => {
    expect(read('/?page=1-3')).toMatchObject({ firstPage: 1, lastPage: 3 });
    expect(read('/?page=3-1')).toMatchObject({ firstPage: 3, lastPage: 3 });
    expect(read('/?page=2-900')).toMatchObject({ firstPage: 2, lastPage: 2 + MOST_PAGES - 1 });
  });

  it('names the natural order by leaving it out', () => {
    expect(addressOf(read('/?sort=popularity'))).toBe('/');
    expect(addressOf(read('/?search=d3&sort=relevance'))).toBe('/?search=d3');
    expect(addressOf(read('/?search=d3&sort=popularity'))).toBe('/?search=d3&sort=popularity');
  });

  it('The address drops the filters and keeps the rest', () => {
    const query = read('/?category=magnesium&brand=a&in_stock=true&sort=price&page=3');
    expect(isFiltered(query)).toBe(true);
    expect(addressOf(withoutFilters(query))).toBe('/?category=magnesium&sort=price');
  });

  it('is the same after being read and written again, whatever it was', () => {
    const text = fc.constantFrom('', 'a', 'b,a', 'магний b6', '1-3', '12', 'true', 'price', '%', '10.5', '&page=2');
    const names = fc.constantFrom(
      'search',
      'category',
      'brand',
      'form',
      'price_min',
      'price_max',
      'in_stock',
      'vegan',
      'sort',
      'page',
      'brand.x',
    );
    fc.assert(
      fc.property(fc.dictionary(names, text), (query) => {
        const address = addressOf(readQuery(query));
        expect(addressOf(read(address))).toBe(address);
      }),
    );
  });

  it('[C3] The request contains the text alone when there is a text', () => {
    expect(apiQueryOf(read('/?search=магний&category=sport'), 1, 24)).toMatchObject({ search: 'магний', page: 1, page_size: 24 });
    expect(apiQueryOf(read('/?search=магний&category=sport'), 1, 24)).not.toHaveProperty('category');
  });

  it('[C4] The request contains the category when there is no text', () => {
    expect(apiQueryOf(read('/?category=sport'), 2, 24)).toMatchObject({ category: 'sport', page: 2 });
  });

  it('[C5] The request has no restriction when there is neither', () => {
    const query = apiQueryOf(read('/'), 1, 24);
    expect(query).not.toHaveProperty('search');
    expect(query).not.toHaveProperty('category');
  });
});
