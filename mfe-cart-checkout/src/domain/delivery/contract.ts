import type { Stock as ApiStock, PickupCity, PickupWidget } from '@vitrava/shared-kit/contracts/api';
import { matching, orNull, type PickupPoint, pickupPointContract } from '@vitrava/shared-kit/contracts/browser';
import { arr, type Contract, num, obj, str } from '@withease/contracts';

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

export const pointPageContract: Contract<unknown, PointPage> = obj({ count: num, next: orNull(str), results: arr(pickupPointContract) });

export const cityListContract: Contract<unknown, { count: number; results: PickupCity[] }> = obj({
  count: num,
  results: arr(obj({ id: str, name: str, points: num })),
});

export const stockContract: Contract<unknown, Stock> = obj({ id: num, location: str, point: orNull(pickupPointContract) });

export const stockPageContract = obj({ count: num, results: arr(stockContract) });

export const widgetConfigContract: Contract<unknown, PickupWidget> = obj({
  script: matching(/^(?:https?:\/)?\/[^/]/),
  global: matching(/^[A-Za-z_$][\w$]{0,40}$/),
  api_token: str,
  city: str,
});

/** What removes a place answers is not looked at. */
export const anyAnswer: Contract<unknown, unknown> = { isData: (_value): _value is unknown => true, getErrorMessages: () => [] };

export const customerContract = obj({ customer: orNull(num) });
