import { Type } from 'typebox';
import { CartLineSchema, CartProblemSchema, CartTotalsSchema, DeliveryOfferSchema } from '../api/cart.ts';
import { CompanySchema } from '../api/content.ts';
import { DecimalSchema, nullable } from '../api/decimal.ts';
import { OrderLineSchema, OrderSchema } from '../api/order.ts';
import { PickupPointSchema } from '../api/pickup.ts';
import { PictureSchema } from '../api/picture.ts';
import { AvailabilitySchema, NamedSchema, ProductCardSchema } from '../api/product.ts';
import { lenient, select } from './select.ts';

/*
 * The answers of the API that several remotes read, each with the fields that pages depend on. `npm run fix` writes `contracts.ts` from it.
 * A description becomes the docblock of the type.
 */

export const Decimal = DecimalSchema;

export const Named = NamedSchema;

export const Picture = PictureSchema;

export const Company = lenient(CompanySchema, ['seller_details']);

export const ProductCard = lenient(
  select(ProductCardSchema, [
    'id',
    'name',
    'brand',
    'price',
    'price_before_discount',
    'discount_prc',
    'price_per_unit',
    'availability',
    'photo',
    'is_new',
  ]),
  ['price_per_unit'],
);

const PLACE = ['name', 'city', 'address', 'workschedule', 'phone', 'period'];

/** The pickup point within an order. */
export const PickupPlace = select(PickupPointSchema, PLACE);

/** A pickup point of the lists that a customer chooses from. */
export const PickupPoint = select(PickupPointSchema, [...PLACE, 'id', 'price', 'prepaid', 'weight_limit']);

export const OrderLine = select(OrderLineSchema, [
  'id',
  'product',
  'name',
  'photo',
  'amount',
  'discount_prc',
  'total_inc_vat',
  'total_without_discount_inc_vat',
]);

/** The address of the acquirer's page is only a text here: the caller that sends a shopper there checks its scheme. */
export const Order = select(
  OrderSchema,
  [
    'number',
    'date',
    'status',
    'can_cancel',
    'count',
    'total_inc_vat',
    'total_discount_inc_vat',
    'total_without_discount_inc_vat',
    'delivery_price',
    'total_amount',
    'payment',
  ],
  { point: PickupPlace, lines: Type.Array(OrderLine) },
);

/** A cart displays these fields of a line's product. */
export const PricedItem = select(ProductCardSchema, ['name', 'photo', 'price'], { availability: select(AvailabilitySchema, ['left']) });

export const LineProblem = CartProblemSchema;

/** A line of a cart with its sums, for guests and customers. */
export const PricedLine = Type.Object({ ...CartLineSchema.properties, item: nullable(PricedItem) });

/** A backend without our extension sends no `left_to_free`. */
export const DeliveryOffer = lenient(DeliveryOfferSchema, ['left_to_free']);

/** While the cost of delivery is still to be computed there is no `delivery`, which does not mean that delivery is free. */
export const Totals = lenient(
  select(CartTotalsSchema, ['count', 'total_inc_vat', 'total_discount_inc_vat', 'total_without_discount_inc_vat', 'weight'], {
    delivery: Type.Array(DeliveryOffer),
  }),
  ['delivery'],
);

/** The answer of `GET api/cart_pricing/`; conflicts of an order contain one, too. */
export const Pricing = Type.Object({ lines: Type.Array(PricedLine), totals: Totals });
