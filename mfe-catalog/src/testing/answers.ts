import type { Category, ProductCard, ProductDetail, SearchResult, SlideList } from '@vitrava/shared-kit/contracts/api';

import { LABELS, type LabelFacet } from '@vitrava/shared-kit/contracts/facets';

/* Answers of the API, small and whole, by its own contract. */

const photo = { url: '/m/480.webp', url_template: '/m/{width}.webp', width: 960, height: 960, widths: [480, 960] };
const magnesium = { id: 108, slug: 'magnesium', name: 'Магний' };
const labels = Object.fromEntries(LABELS.map((label) => [label, 2])) as Record<LabelFacet, number>;
const minerals = { id: 107, slug: 'minerals', name: 'Минералы' };

export function productOf(id: number, over: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    slug: `product-${id}`,
    name: `Магний ${id}`,
    brand: { slug: 'severnika', name: 'Severnika' },
    manufacturer: 'ООО «Северника»',
    category: magnesium,
    form: { slug: 'capsules', name: 'капсулы' },
    dose: '150 мг',
    pack: { quantity: 90, unit: 'капсул', label: '90 капсул' },
    price: '700.00',
    price_before_discount: '1000.00',
    discount_prc: 30,
    price_per_unit: { price: '7.78', quantity: 1, unit: 'шт.' },
    availability: { state: 'in_stock', left: 37 },
    photo,
    is_supplement: true,
    is_new: false,
    ...over,
  };
}

export function detailOf(id: number, over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...productOf(id),
    country: 'Россия',
    category_path: [minerals, magnesium],
    photos: [photo],
    summary: 'Хорошо растворимая соль магния.',
    description: 'Цитрат растворяется в воде.',
    composition: 'Магния цитрат.',
    directions: 'По 2 капсулы в день.',
    contraindications: 'Индивидуальная непереносимость.',
    storage: 'В сухом месте.',
    registration_number: 'RU.77.99.88.003.R.000001.01.25',
    ingredients: [],
    shelf_life_months: 24,
    weight_grams: 85,
    vat_prc: 20,
    added_on: '2025-11-27',
    terms: { delivery_price: '199.00', return_days: 7 },
    similar: [productOf(id + 1)],
    ...over,
  };
}

export function foundOf(results: readonly ProductCard[], over: Partial<SearchResult> = {}): SearchResult {
  return {
    count: results.length,
    next: null,
    previous: null,
    results: [...results],
    page: 1,
    page_size: 24,
    corrected: null,
    category: null,
    facets: {
      categories: [],
      brands: [{ slug: 'severnika', name: 'Severnika', count: 2 }],
      forms: [{ slug: 'capsules', name: 'капсулы', count: 2 }],
      price: { min: '290.00', max: '1490.00' },
      in_stock: 2,
      discount: 1,
      ...labels,
      sugar_free: 0,
    },
    offers: [],
    ...over,
  };
}

export const category: Category = {
  ...minerals,
  count: 78,
  children: [
    { ...magnesium, count: 20, children: [] },
    { id: 109, slug: 'calcium', name: 'Кальций', count: 12, children: [] },
  ],
};

export const slides: SlideList = {
  count: 2,
  next: null,
  previous: null,
  results: ['Солнца мало', 'Омега-3'].map((title, index) => ({
    id: index + 1,
    slug: `slide-${index}`,
    title,
    text: 'Капли и капсулы.',
    action: 'Выбрать',
    to: '/?category=vitamin-d',
    picture: { ...photo, url: `/m/slide-${index}.webp` },
  })),
};
