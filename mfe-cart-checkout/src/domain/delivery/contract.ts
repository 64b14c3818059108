import type { PickupPoint as ApiPoint, Stock as ApiStock, PickupCity, PickupWidget } from '@vitrava/shared-kit/contracts/api';
import { and, arr, bool, type Contract, num, obj, or, str, val } from '@withease/contracts';

/** What checkout shows of a pickup point. */
export type PickupPoint = Pick<
  ApiPoint,
  'id' | 'name' | 'city' | 'address' | 'workschedule' | 'phone' | 'period' | 'price' | 'prepaid' | 'weight_limit'
>;

/** A place the customer has saved; `point` is null when it is closed for good. */
export interface Stock extends Pick<ApiStock, 'id' | 'location'> {
  readonly point: PickupPoint | null;
}

/** One page of points. */
export interface PointPage {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly PickupPoint[];
}

const matching = (pattern: RegExp) =>
  and(str, {
    isData: (text): text is string => pattern.test(text),
    getErrorMessages: (text) => [`expected ${pattern}, got ${text}`],
  });

export const pointContract: Contract<unknown, PickupPoint> = obj({
  id: matching(/^.{1,40}$/),
  name: str,
  city: str,
  address: str,
  workschedule: str,
  phone: str,
  period: num,
  price: matching(/^\d+\.\d{2}$/),
  prepaid: bool,
  weight_limit: num,
});

export const pointPageContract: Contract<unknown, PointPage> = obj({ count: num, next: or(str, val(null)), results: arr(pointContract) });

export const cityListContract: Contract<unknown, { results: PickupCity[] }> = obj({
  results: arr(obj({ id: str, name: str, points: num })),
});

export const stockContract: Contract<unknown, Stock> = obj({ id: num, location: str, point: or(pointContract, val(null)) });

export const stockPageContract = obj({ next: or(str, val(null)), results: arr(stockContract) });

export const widgetConfigContract: Contract<unknown, PickupWidget> = obj({
  script: matching(/^(?:https?:\/)?\/[^/]/),
  global: matching(/^[A-Za-z_$][\w$]{0,40}$/),
  api_token: str,
  city: str,
});

/** What removes a place answers is not looked at. */
export const anyAnswer: Contract<unknown, unknown> = { isData: (_value): _value is unknown => true, getErrorMessages: () => [] };

export const customerContract = obj({ customer: or(num, val(null)) });
