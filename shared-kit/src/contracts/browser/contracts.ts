// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, matching, oneOf, orNull } from './primitives.ts';
import { type Contract, arr, bool, nothing, num, obj, or, str } from '@withease/contracts';

export interface Company {
  readonly name: string;
  readonly legal_name: string;
  readonly phones: readonly {
    readonly number: string;
    readonly display: string;
    readonly label: string;
  }[];
  readonly email: string;
  readonly address: string;
  readonly schedule: string;
  readonly social: readonly {
    readonly network: string;
    readonly name: string;
    readonly url: string;
  }[];
  readonly seller_details?: readonly {
    readonly name: string;
    readonly value: string;
  }[] | null | undefined;
  readonly creators: {
    readonly name: string;
    readonly url: string;
  };
}

export const companyContract: Contract<unknown, Company> = /* @__PURE__ */ lazy(() => obj({
  name: str,
  legal_name: str,
  phones: arr(obj({
    number: str,
    display: str,
    label: str,
  })),
  email: str,
  address: str,
  schedule: str,
  social: arr(obj({
    network: str,
    name: str,
    url: str,
  })),
  seller_details: or(arr(obj({
    name: str,
    value: str,
  })), nothing),
  creators: obj({
    name: str,
    url: str,
  }),
}));

export type Decimal = string;

export const decimalContract: Contract<unknown, Decimal> = /* @__PURE__ */ lazy(() => matching(/^-?\d+\.\d{2}$/));

export interface DeliveryOffer {
  readonly code: string;
  readonly name: string;
  readonly price: Decimal;
  readonly free_from: Decimal | null;
  readonly left_to_free?: Decimal | null | undefined;
  readonly total_amount: Decimal;
}

export const deliveryOfferContract: Contract<unknown, DeliveryOffer> = /* @__PURE__ */ lazy(() => obj({
  code: str,
  name: str,
  price: decimalContract,
  free_from: orNull(decimalContract),
  left_to_free: or(decimalContract, nothing),
  total_amount: decimalContract,
}));

export interface LineProblem {
  readonly reason: 'not_found' | 'sold_out' | 'not_enough';
  readonly available: number;
}

export const lineProblemContract: Contract<unknown, LineProblem> = /* @__PURE__ */ lazy(() => obj({
  reason: oneOf(['not_found', 'sold_out', 'not_enough']),
  available: num,
}));

export interface Named {
  readonly slug: string;
  readonly name: string;
}

export const namedContract: Contract<unknown, Named> = /* @__PURE__ */ lazy(() => obj({
  slug: str,
  name: str,
}));

export interface Order {
  readonly number: string;
  readonly date: string;
  readonly status: 'waiting' | 'opened' | 'issued' | 'canceled' | 'closed';
  readonly can_cancel: boolean;
  readonly count: number;
  readonly total_inc_vat: Decimal;
  readonly total_discount_inc_vat: Decimal;
  readonly total_without_discount_inc_vat: Decimal;
  readonly delivery_price: Decimal;
  readonly total_amount: Decimal;
  readonly payment: {
    readonly method: 'on_pickup' | 'card';
    readonly status: 'due' | 'pending' | 'paid' | 'failed' | 'refunding' | 'refunded' | 'void';
    readonly url: string | null;
    readonly expires_at: string | null;
  };
  readonly point: PickupPlace;
  readonly lines: readonly OrderLine[];
}

export const orderContract: Contract<unknown, Order> = /* @__PURE__ */ lazy(() => obj({
  number: matching(/^\d{6,12}$/),
  date: str,
  status: oneOf(['waiting', 'opened', 'issued', 'canceled', 'closed']),
  can_cancel: bool,
  count: num,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  delivery_price: decimalContract,
  total_amount: decimalContract,
  payment: obj({
    method: oneOf(['on_pickup', 'card']),
    status: oneOf(['due', 'pending', 'paid', 'failed', 'refunding', 'refunded', 'void']),
    url: orNull(str),
    expires_at: orNull(str),
  }),
  point: pickupPlaceContract,
  lines: arr(orderLineContract),
}));

export interface OrderLine {
  readonly id: number;
  readonly product: number;
  readonly name: string;
  readonly photo: Picture;
  readonly amount: number;
  readonly discount_prc: number;
  readonly total_without_discount_inc_vat: Decimal;
  readonly total_inc_vat: Decimal;
}

export const orderLineContract: Contract<unknown, OrderLine> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  product: num,
  name: str,
  photo: pictureContract,
  amount: num,
  discount_prc: num,
  total_without_discount_inc_vat: decimalContract,
  total_inc_vat: decimalContract,
}));

export interface PickupPlace {
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly workschedule: string;
  readonly phone: string;
  readonly period: number;
}

export const pickupPlaceContract: Contract<unknown, PickupPlace> = /* @__PURE__ */ lazy(() => obj({
  name: str,
  city: str,
  address: str,
  workschedule: str,
  phone: str,
  period: num,
}));

export interface PickupPoint {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly workschedule: string;
  readonly phone: string;
  readonly period: number;
  readonly price: Decimal;
  readonly prepaid: boolean;
  readonly weight_limit: number;
}

export const pickupPointContract: Contract<unknown, PickupPoint> = /* @__PURE__ */ lazy(() => obj({
  id: matching(/^[^]{1,40}$/),
  name: str,
  city: str,
  address: str,
  workschedule: str,
  phone: str,
  period: num,
  price: decimalContract,
  prepaid: bool,
  weight_limit: num,
}));

export interface Picture {
  readonly url: string;
  readonly url_template: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export const pictureContract: Contract<unknown, Picture> = /* @__PURE__ */ lazy(() => obj({
  url: str,
  url_template: str,
  width: num,
  height: num,
  widths: arr(num),
}));

export interface PricedItem {
  readonly name: string;
  readonly price: Decimal;
  readonly photo: Picture;
  readonly availability: {
    readonly left: number;
  };
}

export const pricedItemContract: Contract<unknown, PricedItem> = /* @__PURE__ */ lazy(() => obj({
  name: str,
  price: decimalContract,
  photo: pictureContract,
  availability: obj({
    left: num,
  }),
}));

export interface PricedLine {
  readonly id: number;
  readonly product: number;
  readonly item: PricedItem | null;
  readonly amount: number;
  readonly stock: number | null;
  readonly discount_prc: number;
  readonly local_total_with_vat: Decimal;
  readonly total_without_discount_inc_vat: Decimal;
  readonly total_inc_vat: Decimal;
  readonly total_discount_inc_vat: Decimal;
  readonly vat: number;
  readonly vat_amount: Decimal;
  readonly problem: LineProblem | null;
}

export const pricedLineContract: Contract<unknown, PricedLine> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  product: num,
  item: orNull(pricedItemContract),
  amount: num,
  stock: orNull(num),
  discount_prc: num,
  local_total_with_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  vat: num,
  vat_amount: decimalContract,
  problem: orNull(lineProblemContract),
}));

export interface Pricing {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

export const pricingContract: Contract<unknown, Pricing> = /* @__PURE__ */ lazy(() => obj({
  lines: arr(pricedLineContract),
  totals: totalsContract,
}));

export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly brand: Named;
  readonly price: Decimal;
  readonly price_before_discount: Decimal;
  readonly discount_prc: number;
  readonly price_per_unit?: {
    readonly price: Decimal;
    readonly quantity: number;
    readonly unit: string;
  } | null | undefined;
  readonly availability: {
    readonly state: 'in_stock' | 'few' | 'none';
    readonly left: number;
  };
  readonly photo: Picture;
  readonly is_new: boolean;
}

export const productCardContract: Contract<unknown, ProductCard> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  name: str,
  brand: namedContract,
  price: decimalContract,
  price_before_discount: decimalContract,
  discount_prc: num,
  price_per_unit: or(obj({
    price: decimalContract,
    quantity: num,
    unit: str,
  }), nothing),
  availability: obj({
    state: oneOf(['in_stock', 'few', 'none']),
    left: num,
  }),
  photo: pictureContract,
  is_new: bool,
}));

export interface Totals {
  readonly count: number;
  readonly total_inc_vat: Decimal;
  readonly total_discount_inc_vat: Decimal;
  readonly total_without_discount_inc_vat: Decimal;
  readonly weight: number;
  readonly delivery?: readonly DeliveryOffer[] | null | undefined;
}

export const totalsContract: Contract<unknown, Totals> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  total_inc_vat: decimalContract,
  total_discount_inc_vat: decimalContract,
  total_without_discount_inc_vat: decimalContract,
  weight: num,
  delivery: or(arr(deliveryOfferContract), nothing),
}));
