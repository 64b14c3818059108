import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { type Product, productContract } from '../../contracts.ts';
import { toCard } from '../../domain/card/index.ts';

const NO_SUCH_PRODUCT = 0;

export const query = createPageQuery({
  name: 'catalog/product',
  params: ({ params }) => (/^[1-9]\d{0,8}$/.test(params['id'] ?? '') ? Number(params['id']) : NO_SUCH_PRODUCT),
  canExist: (id) => id !== NO_SUCH_PRODUCT,
  call: (id) => ({ path: `api/search/${id}/` }),
  contract: productContract,
  read: (product): Product => ({ ...product, similar: product.similar.map(toCard) }),
});
export const { $data: $product, $state, $status, opened } = query;
