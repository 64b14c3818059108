import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';

export function toCard(product: ProductCard): ProductCard {
  const { id, name, brand, price, price_before_discount, discount_prc, price_per_unit, availability, photo, is_new } = product;
  return { id, name, brand, price, price_before_discount, discount_prc, price_per_unit, availability, photo, is_new };
}
