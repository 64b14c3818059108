import { ProductCardSchema } from '@vitrava/shared-kit/contracts/api';
import { select, Type } from '@vitrava/shared-kit/contracts/schema';

/** The product that is sold, as the page shows it. */
export const BuyBoxInput = Type.Object({
  product: Type.Integer(),
  ...select(ProductCardSchema, ['name', 'price', 'availability']).properties,
});
