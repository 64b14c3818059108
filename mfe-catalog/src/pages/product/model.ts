import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ProductDetail } from '@vitrava/shared-kit/contracts/api';
import { namedContract, type ProductCard, pictureContract, productCardContract } from '@vitrava/shared-kit/contracts/browser';
import { pageStatusOf } from '@vitrava/shared-kit/errors';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { and, arr, bool, type Contract, nothing, num, obj, or, str } from '@withease/contracts';
import { createEvent, createStore, sample } from 'effector';
import { toCard } from '../../domain/card/index.ts';

const NO_SUCH_PRODUCT = 0;

/** What the page shows of a product. */
export type Product = ProductCard &
  Pick<
    ProductDetail,
    | 'manufacturer'
    | 'country'
    | 'form'
    | 'dose'
    | 'pack'
    | 'is_supplement'
    | 'category_path'
    | 'photos'
    | 'summary'
    | 'description'
    | 'composition'
    | 'directions'
    | 'contraindications'
    | 'storage'
    | 'registration_number'
    | 'shelf_life_months'
    | 'weight_grams'
  > & { readonly similar: readonly ProductCard[] };

const textOrNull = or(nothing, str) as Contract<unknown, string | null>;

const productContract: Contract<unknown, Product> = and(
  productCardContract,
  obj({
    manufacturer: str,
    country: str,
    form: namedContract,
    dose: textOrNull,
    pack: obj({ quantity: num, unit: str, label: str }),
    is_supplement: bool,
    category_path: arr(obj({ id: num, slug: str, name: str })),
    photos: arr(pictureContract),
    summary: str,
    description: str,
    composition: str,
    directions: str,
    contraindications: str,
    storage: str,
    registration_number: textOrNull,
    shelf_life_months: num,
    weight_grams: num,
    similar: arr(productCardContract),
  }),
);

/** The address was opened, on the server or, when that could not, in the browser. */
export const opened = createEvent<PageRequest>();

export const loadProductFx = createApiFx({
  name: 'loadProductFx',
  request: (id: number) => ({ path: `api/search/${id}/` }),
  contract: productContract,
});

export const $product = createStore<Product | null>(null);
export const $state = createStore<'loading' | 'ready' | 'missing' | 'failed'>('loading');
export const $status = $state.map((state) => ({ loading: 503, ready: 200, missing: 404, failed: 503 })[state]);

/** The last wish: what an earlier one brings is no longer wanted. */
const $wanted = createStore<number>(NO_SUCH_PRODUCT, { serialize: 'ignore' });
const isWanted = (wanted: number, { params }: { params: number }): boolean => wanted === params;

const asked = sample({
  clock: opened,
  fn: ({ params }) => (/^[1-9]\d{0,8}$/.test(params['id'] ?? '') ? Number(params['id']) : NO_SUCH_PRODUCT),
});

sample({ clock: asked, target: $wanted });
sample({ clock: asked, fn: (id) => (id === NO_SUCH_PRODUCT ? ('missing' as const) : ('loading' as const)), target: $state });
sample({ clock: asked, filter: (id) => id !== NO_SUCH_PRODUCT, target: loadProductFx });

sample({
  clock: loadProductFx.done,
  source: $wanted,
  filter: isWanted,
  fn: (_, { result }): Product => ({ ...result, similar: result.similar.map(toCard) }),
  target: $product,
});
sample({ clock: loadProductFx.done, source: $wanted, filter: isWanted, fn: () => 'ready' as const, target: $state });
sample({
  clock: loadProductFx.fail,
  source: $wanted,
  filter: isWanted,
  fn: (_, { error }) => (pageStatusOf(error) === 404 ? ('missing' as const) : ('failed' as const)),
  target: $state,
});
