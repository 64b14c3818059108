import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { createEffect } from 'effector';
import { cardListContract, type ProductShelfInput, productContract } from '../../contracts.ts';
import { toCard } from '../../domain/card/index.ts';

const PRODUCTS = 8;

const loadSimilarFx = createApiFx({
  name: 'loadSimilarFx',
  request: (id: number) => ({ path: `api/search/${id}/` }),
  contract: productContract,
});
const loadProductsFx = createApiFx({
  name: 'loadProductsFx',
  request: ({ category, search }: ProductShelfInput) => ({
    path: 'api/search/',
    query: { ...(search ? { search } : { category: category ?? undefined }), in_stock: 'true', page: 1, page_size: PRODUCTS },
  }),
  contract: cardListContract,
});

export const loadShelfFx = createEffect(async (input: ProductShelfInput): Promise<readonly ProductCard[]> => {
  const products = input.similarTo ? (await loadSimilarFx(input.similarTo)).similar : (await loadProductsFx(input)).results;
  return products.map(toCard);
});
