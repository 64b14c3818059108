import type { Named } from '@vitrava/shared-kit/contracts/api';
import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { addressOf } from '../../domain/catalogue-address/index.ts';
import { productPath } from '../../paths.ts';
import type { Suggestion } from './input.ts';

interface Offers {
  readonly queries: readonly string[];
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  readonly products: readonly ProductCard[];
}

/** The address of the suggestion that clears the search history: it leads nowhere. */
export const CLEAR_RECENT = '#forget';

/** The suggestions of an empty field: the last searched texts, and to clear them. */
export function recentSuggestions(texts: readonly string[]): readonly Suggestion[] {
  const searches = texts.map((text) => ({ kind: 'recent' as const, text, to: addressOf({ search: text }) }));
  return searches.length === 0 ? [] : [...searches, { kind: 'clear', text: '', to: CLEAR_RECENT }];
}

const fold = (text: string): string => text.trim().toLowerCase();

/** The suggestions: each name once, products first for the name of products alone, all results at the end. */
export function suggestionsOf(search: string, { queries, categories, brands, products }: Offers): readonly Suggestion[] {
  const places: readonly Suggestion[] = [
    ...categories.map(({ slug, name }) => ({ kind: 'category' as const, text: name, to: addressOf({ category: slug }) })),
    ...brands.map(({ slug, name }) => ({ kind: 'brand' as const, text: name, to: addressOf({ filters: { brand: slug } }) })),
  ];
  const isListed = new Set([fold(search), ...places.map(({ text }) => fold(text))]);
  const texts = [...new Map(queries.map((text) => [fold(text), text])).values()].filter((text) => !isListed.has(fold(text)));
  const names: readonly Suggestion[] = [
    ...texts.map((text) => ({ kind: 'query' as const, text, to: addressOf({ search: text }) })),
    ...places,
  ];
  const goods: readonly Suggestion[] = products.map(({ id, name, brand, price, photo }) => ({
    kind: 'product' as const,
    text: name,
    to: productPath({ id }),
    product: { brand, price, photo },
  }));
  const isNamed = ({ text }: Suggestion) => hasWords(text, search);
  const offers = goods.some(isNamed) && !names.some(isNamed) ? [...goods, ...names] : [...names, ...goods];
  return offers.length === 0 ? [] : [...offers, { kind: 'all', text: search, to: addressOf({ search }) }];
}

/** Whether a name has words that begin with the words of the text. */
function hasWords(name: string, text: string): boolean {
  const words = wordsOf(name);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
