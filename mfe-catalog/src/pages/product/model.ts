import type { ProductDetail } from '@vitrava/shared-kit/contracts/api';
import { namedContract, type ProductCard, pictureContract, productCardContract } from '@vitrava/shared-kit/contracts/browser';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { and, arr, bool, type Contract, nothing, num, obj, or, str } from '@withease/contracts';
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
  > & { readonly terms?: ProductDetail['terms'] | undefined; readonly similar: readonly ProductCard[] };

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
    terms: or(obj({ delivery_price: str, return_days: num }), nothing) as Contract<unknown, ProductDetail['terms'] | undefined>,
    similar: arr(productCardContract),
  }),
);

/** The product of the address. */
export const query = createPageQuery({
  name: 'catalog/product',
  params: ({ params }) => (/^[1-9]\d{0,8}$/.test(params['id'] ?? '') ? Number(params['id']) : NO_SUCH_PRODUCT),
  canExist: (id) => id !== NO_SUCH_PRODUCT,
  call: (id) => ({ path: `api/search/${id}/` }),
  contract: productContract,
  read: (product): Product => ({ ...product, similar: product.similar.map(toCard) }),
});
export const { $data: $product, $state, $status, opened } = query;
