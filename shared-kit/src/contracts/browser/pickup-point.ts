import { and, bool, type Contract, num, obj, str } from '@withease/contracts';
import type { PickupPoint as ApiPoint } from '../api/index.ts';
import { decimalContract, matching } from './primitives.ts';

/** Where an order is handed over, as the order itself remembers it. */
export type PickupPlace = Pick<ApiPoint, 'name' | 'city' | 'address' | 'workschedule' | 'phone' | 'period'>;

/** A pickup point that can be chosen. */
export type PickupPoint = PickupPlace & Pick<ApiPoint, 'id' | 'price' | 'prepaid' | 'weight_limit'>;

/** The pickup point within an order. */
export const pickupPlaceContract: Contract<unknown, PickupPlace> = obj({
  name: str,
  city: str,
  address: str,
  workschedule: str,
  phone: str,
  period: num,
});

/** A pickup point of the lists that a customer chooses from. */
export const pickupPointContract: Contract<unknown, PickupPoint> = and(
  pickupPlaceContract,
  obj({ id: matching(/^.{1,40}$/s), price: decimalContract, prepaid: bool, weight_limit: num }),
);
