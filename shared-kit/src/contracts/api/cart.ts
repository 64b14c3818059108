import { type Static, Type } from 'typebox';
import { CART_LIMITS } from '../limits.ts';
import { DecimalSchema, nullable } from './decimal.ts';
import { listOf } from './list.ts';
import { ProductCardSchema } from './product.ts';

/** Why a line cannot be bought. `not_enough` is priced as requested, others cost nothing; `available`: what is left. */
export const CartProblemSchema = Type.Object({
  reason: Type.Union([Type.Literal('not_found'), Type.Literal('sold_out'), Type.Literal('not_enough')]),
  available: Type.Integer({ minimum: 0 }),
});
export type CartProblem = Static<typeof CartProblemSchema>;

/**
 * A cart line, the same for guests and the signed-in. `product` is the product's id, `item` its card (null when it is gone), `stock` the
 * pickup place (null for guests). `id` of a guest's line is the product's id. `vat` is the rate in whole per cent.
 * `total_without_discount_inc_vat` − `total_discount_inc_vat` = `total_inc_vat`; `local_total_with_vat` is the same sum in the shop's currency.
 */
export const CartLineSchema = Type.Object({
  id: Type.Integer(),
  product: Type.Integer(),
  item: nullable(ProductCardSchema),
  amount: Type.Integer({ minimum: 1, maximum: CART_LIMITS.amount }),
  stock: nullable(Type.Integer()),
  discount_prc: Type.Integer({ minimum: 0, maximum: 99 }),
  local_total_with_vat: DecimalSchema,
  total_without_discount_inc_vat: DecimalSchema,
  total_inc_vat: DecimalSchema,
  total_discount_inc_vat: DecimalSchema,
  vat: Type.Integer(),
  vat_amount: DecimalSchema,
  problem: nullable(CartProblemSchema),
});
export type CartLine = Static<typeof CartLineSchema>;

/**
 * One way of delivery for these lines; `free_from` is the sum from which it costs nothing, `left_to_free` what is missing to that sum (null where
 * there is none, zero when it is reached; an extension of ours), `total_amount` the goods and this delivery together: what an order of these
 * lines will cost.
 */
export const DeliveryOfferSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  price: DecimalSchema,
  free_from: nullable(DecimalSchema),
  left_to_free: nullable(DecimalSchema),
  total_amount: DecimalSchema,
});
export type DeliveryOffer = Static<typeof DeliveryOfferSchema>;

/** `total` (without VAT) + `vat_amount` = `total_inc_vat`, without delivery. `count` pieces, `weight` in grams. */
export const CartTotalsSchema = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  total: DecimalSchema,
  vat_amount: DecimalSchema,
  total_inc_vat: DecimalSchema,
  total_discount_inc_vat: DecimalSchema,
  total_without_discount_inc_vat: DecimalSchema,
  weight: Type.Integer({ minimum: 0 }),
  delivery: Type.Array(DeliveryOfferSchema),
});
export type CartTotals = Static<typeof CartTotalsSchema>;

/** Query of `GET api/cart_pricing/`: a guest's lines in their order, each product once, as `formatCartLines` writes them. */
export const CartPricingQuerySchema = Type.Object({ lines: Type.String() });

/** Body of `POST api/cart_pricing/`: the same lines, as releases send them whose calls cannot be rendered on the server. */
export const CartPricingRequestSchema = Type.Object({
  lines: Type.Array(
    Type.Object({
      product: Type.Integer({ minimum: 1, maximum: 2147483647 }),
      amount: Type.Integer({ minimum: 1, maximum: CART_LIMITS.amount }),
    }),
    { maxItems: CART_LIMITS.lines },
  ),
});

/** Its response, 200: the lines in the requested order, and their totals. */
export const CartPricingSchema = Type.Object({ lines: Type.Array(CartLineSchema), totals: CartTotalsSchema });
export type CartPricing = Static<typeof CartPricingSchema>;

/** `GET api/shopping_carts/`: the signed-in shopper's lines. */
export const CartLineListSchema = listOf(CartLineSchema);
export type CartLineList = Static<typeof CartLineListSchema>;

const ProductId = Type.Integer({ minimum: 1, maximum: 2147483647 });
const Amount = Type.Integer({ minimum: 1, maximum: CART_LIMITS.amount });
const StockId = nullable(Type.Integer({ minimum: 1, maximum: 2147483647 }));

/**
 * Body of `POST api/shopping_carts/`, answered 201 with the `CartLine`. A product that is in the cart already gets `amount` more, never over
 * the limit. With a header `Idempotency-Key` the same addition, sent again, is made once (a lost answer adds nothing twice).
 */
export const CartLineAdditionSchema = Type.Object({ product: ProductId, amount: Amount, stock: Type.Optional(StockId) });
export type CartLineAddition = Static<typeof CartLineAdditionSchema>;

/** Body of `PATCH api/shopping_carts/{id}/`, answered 200 with the `CartLine`: `amount` is the new amount, not a difference. */
export const CartLinePatchSchema = Type.Object({
  product: Type.Optional(ProductId),
  amount: Type.Optional(Amount),
  stock: Type.Optional(StockId),
});
export type CartLinePatch = Static<typeof CartLinePatchSchema>;
