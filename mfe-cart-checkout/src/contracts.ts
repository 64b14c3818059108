// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, matching, oneOf, orNull, decimalContract, pickupPointContract, type Decimal, type PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { type Contract, arr, nothing, num, obj, or, str } from '@withease/contracts';

export interface BuyBoxInput {
  readonly product: number;
  readonly name: string;
  readonly price: Decimal;
  readonly availability: {
    readonly state: 'in_stock' | 'few' | 'none';
    readonly left: number;
  };
}

export const buyBoxInputContract: Contract<unknown, BuyBoxInput> = /* @__PURE__ */ lazy(() => obj({
  product: num,
  name: str,
  price: decimalContract,
  availability: obj({
    state: oneOf(['in_stock', 'few', 'none']),
    left: num,
  }),
}));

export interface CityList {
  readonly count: number;
  readonly results: readonly {
    readonly id: string;
    readonly name: string;
    readonly points: number;
  }[];
}

export const cityListContract: Contract<unknown, CityList> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(obj({
    id: str,
    name: str,
    points: num,
  })),
}));

export interface Conflict {
  readonly code: 'order_in_progress' | 'cart_changed' | 'not_cancelable' | 'not_payable';
}

export const conflictContract: Contract<unknown, Conflict> = /* @__PURE__ */ lazy(() => obj({
  code: oneOf(['order_in_progress', 'cart_changed', 'not_cancelable', 'not_payable']),
}));

export interface CustomerOfUser {
  readonly customer: number | null;
}

export const customerOfUserContract: Contract<unknown, CustomerOfUser> = /* @__PURE__ */ lazy(() => obj({
  customer: orNull(num),
}));

export interface DeliveryPromiseInput {
  readonly product: number;
  readonly city?: string | null | undefined;
}

export const deliveryPromiseInputContract: Contract<unknown, DeliveryPromiseInput> = /* @__PURE__ */ lazy(() => obj({
  product: num,
  city: or(str, nothing),
}));

export interface OrderRepeat {
  readonly added: readonly {
    readonly product: number;
    readonly amount: number;
  }[];
  readonly missing: readonly ({
    readonly product: number;
    readonly name: string;
    readonly wanted: number;
    readonly added: number;
    readonly reason: 'not_found' | 'sold_out' | 'not_enough' | 'limit';
  })[];
  readonly changed: readonly {
    readonly product: number;
    readonly name: string;
    readonly was: Decimal;
    readonly now: Decimal;
  }[];
}

export const orderRepeatContract: Contract<unknown, OrderRepeat> = /* @__PURE__ */ lazy(() => obj({
  added: arr(obj({
    product: num,
    amount: num,
  })),
  missing: arr(obj({
    product: num,
    name: str,
    wanted: num,
    added: num,
    reason: oneOf(['not_found', 'sold_out', 'not_enough', 'limit']),
  })),
  changed: arr(obj({
    product: num,
    name: str,
    was: decimalContract,
    now: decimalContract,
  })),
}));

export interface PaymentMethodList {
  readonly results: readonly {
    readonly name: string;
    readonly description: string;
    readonly id: string;
  }[];
}

export const paymentMethodListContract: Contract<unknown, PaymentMethodList> = /* @__PURE__ */ lazy(() => obj({
  results: arr(obj({
    name: str,
    description: str,
    id: str,
  })),
}));

export interface PointPage {
  readonly count: number;
  readonly results: readonly PickupPoint[];
}

export const pointPageContract: Contract<unknown, PointPage> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(pickupPointContract),
}));

export interface Stock {
  readonly id: number;
  readonly location: string;
  readonly point: PickupPoint | null;
}

export const stockContract: Contract<unknown, Stock> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  location: str,
  point: orNull(pickupPointContract),
}));

export interface StockPage {
  readonly count: number;
  readonly results: readonly Stock[];
}

export const stockPageContract: Contract<unknown, StockPage> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(stockContract),
}));

export interface WidgetConfig {
  readonly script: string;
  readonly global: string;
  readonly api_token: string;
  readonly city: string;
}

export const widgetConfigContract: Contract<unknown, WidgetConfig> = /* @__PURE__ */ lazy(() => obj({
  script: matching(/^(?:https?:\/)?\/[^/]/),
  global: matching(/^[A-Za-z_$][\w$]{0,40}$/),
  api_token: str,
  city: str,
}));
