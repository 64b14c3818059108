import { type Static, Type } from 'typebox';
import { CART_LIMITS } from '../limits.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../order-status.ts';
import { CartPricingSchema } from './cart.ts';
import { DateSchema, DecimalSchema, nullable, TimestampSchema } from './decimal.ts';
import { listOf } from './list.ts';
import { PickupPointSchema } from './pickup.ts';
import { PictureSchema } from './picture.ts';

const Status = Type.Enum(ORDER_STATUSES);
const Method = Type.Enum(PAYMENT_METHODS);
const PaymentState = Type.Enum(PAYMENT_STATUSES);

/** `url` is the acquirer's hosted page while a payment can be made there; `expires_at` is when an unpaid order is given up. */
export const PaymentSchema = Type.Object({
  method: Method,
  status: PaymentState,
  url: nullable(Type.String()),
  expires_at: nullable(TimestampSchema),
});
export type Payment = Static<typeof PaymentSchema>;

/** A line as it was sold; names and sums never change afterwards. Sums as in `CartLine`. */
export const OrderLineSchema = Type.Object({
  id: Type.Integer(),
  product: Type.Integer(),
  name: Type.String(),
  photo: PictureSchema,
  amount: Type.Integer({ minimum: 1 }),
  discount_prc: Type.Integer({ minimum: 0, maximum: 99 }),
  total_without_discount_inc_vat: DecimalSchema,
  total_inc_vat: DecimalSchema,
  total_discount_inc_vat: DecimalSchema,
  vat: Type.Integer(),
  vat_amount: DecimalSchema,
});
export type OrderLine = Static<typeof OrderLineSchema>;

/** An order. `total_amount` = `total_inc_vat` (goods) + `delivery_price`. `can_cancel`: now; `count`: pieces. */
export const OrderSchema = Type.Object({
  number: Type.String({ pattern: '^\\d{6,12}$' }),
  date: TimestampSchema,
  status: Status,
  can_cancel: Type.Boolean(),
  count: Type.Integer({ minimum: 1 }),
  total: DecimalSchema,
  vat_amount: DecimalSchema,
  total_inc_vat: DecimalSchema,
  total_discount_inc_vat: DecimalSchema,
  total_without_discount_inc_vat: DecimalSchema,
  delivery_price: DecimalSchema,
  total_amount: DecimalSchema,
  point: PickupPointSchema,
  payment: PaymentSchema,
  lines: Type.Array(OrderLineSchema),
});
export type Order = Static<typeof OrderSchema>;

/** `GET api/orders/`: the customer's own, the newest first; one is `GET api/orders/{number}/`. */
export const OrderListSchema = listOf(OrderSchema);
export type OrderList = Static<typeof OrderListSchema>;

/** Query of `GET api/orders/`. `idempotency_key` finds the order that an attempt has made, after its answer was lost. Dates are whole days, UTC. */
export const OrderQuerySchema = Type.Object({
  group: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('completed')])),
  date__gte: Type.Optional(DateSchema),
  date__lte: Type.Optional(DateSchema),
  idempotency_key: Type.Optional(Type.String({ maxLength: 100 })),
  page: Type.Optional(Type.String()),
  page_size: Type.Optional(Type.String()),
});
export type OrderQuery = Static<typeof OrderQuerySchema>;

/**
 * Body of `POST api/orders/`, with a header `Idempotency-Key` (8 to 100 characters of letters, digits, `-`, `_`). It orders the customer's whole
 * cart; `lines` and `total_amount` are what the customer has seen and agreed to, as the API last answered: when the cart, a price or what is
 * left differs, nothing is ordered (409, `OrderConflictSchema`, code `cart_changed`). Answers: 201 with the `Order`, and the same again for
 * the same key and body; 409 code `order_in_progress` while the first such request is at work; 422 for the same key with another body.
 * Placing the order empties the cart and takes the goods from what is left, all or nothing. What holds too many goods unpaid (`ORDER_LIMITS`)
 * is refused with 400: too many such orders by `payment_method`, too many pieces of one product in them by `lines`.
 */
export const OrderRequestSchema = Type.Object({
  stock: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  payment_method: Method,
  lines: Type.Array(
    Type.Object({
      product: Type.Integer({ minimum: 1, maximum: 2147483647 }),
      amount: Type.Integer({ minimum: 1, maximum: CART_LIMITS.amount }),
      total_inc_vat: DecimalSchema,
    }),
    { minItems: 1, maxItems: CART_LIMITS.lines },
  ),
  total_amount: DecimalSchema,
});
export type OrderRequest = Static<typeof OrderRequestSchema>;

/** 409 of orders. `cart_changed` brings the cart; `not_cancelable` and `not_payable`: the order has changed. */
export const OrderConflictSchema = Type.Object({
  detail: Type.String(),
  code: Type.Union([
    Type.Literal('order_in_progress'),
    Type.Literal('cart_changed'),
    Type.Literal('not_cancelable'),
    Type.Literal('not_payable'),
  ]),
  pricing: Type.Optional(CartPricingSchema),
});
export type OrderConflict = Static<typeof OrderConflictSchema>;

/** One way to pay. `is_online`: it is paid on the acquirer's page at once. */
export const PaymentMethodOfferSchema = Type.Object({
  id: Method,
  name: Type.String(),
  description: Type.String(),
  is_online: Type.Boolean(),
});
export type PaymentMethodOffer = Static<typeof PaymentMethodOfferSchema>;

/** Query of `GET api/payment_methods/`: with `stock`, a saved pickup place of the customer, only what that place takes. */
export const PaymentMethodQuerySchema = Type.Object({ stock: Type.Optional(Type.String({ maxLength: 20 })) });

/** `GET api/payment_methods/`, in the order they are offered. */
export const PaymentMethodListSchema = listOf(PaymentMethodOfferSchema);
export type PaymentMethodList = Static<typeof PaymentMethodListSchema>;

/**
 * Answer of `POST api/orders/{number}/repeat/`, 200: what of the order was put into the customer's cart beside what lay there, what could not
 * be, or not whole: `added` pieces of `wanted`, and what of the added costs another price than in the order: `was` and `now` for one piece, with its
 * discount. With a header `Idempotency-Key` the same repetition, sent again, is made once.
 */
export const OrderRepeatSchema = Type.Object({
  added: Type.Array(Type.Object({ product: Type.Integer(), amount: Type.Integer({ minimum: 1 }) })),
  missing: Type.Array(
    Type.Object({
      product: Type.Integer(),
      name: Type.String(),
      wanted: Type.Integer({ minimum: 1 }),
      added: Type.Integer({ minimum: 0 }),
      reason: Type.Union([Type.Literal('not_found'), Type.Literal('sold_out'), Type.Literal('not_enough'), Type.Literal('limit')]),
    }),
  ),
  changed: Type.Array(Type.Object({ product: Type.Integer(), name: Type.String(), was: DecimalSchema, now: DecimalSchema })),
});
export type OrderRepeat = Static<typeof OrderRepeatSchema>;
