import {
  OrderConflictSchema,
  OrderRepeatSchema,
  PaymentMethodOfferSchema,
  PickupCitySchema,
  PickupWidgetSchema,
  StockSchema,
  UserSchema,
} from '@vitrava/shared-kit/contracts/api';
import { PickupPoint } from '@vitrava/shared-kit/contracts/browser/schema';
import { nullable, pageOf, rowsOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export { BuyBoxInput } from './fragments/buy-box/contract.schema.ts';
export { DeliveryPromiseInput } from './fragments/delivery-promise/contract.schema.ts';

export const PointPage = pageOf(PickupPoint);

export const CityList = pageOf(PickupCitySchema);

/** A place the customer has saved; `point` is null when it is closed for good. */
export const Stock = select(StockSchema, ['id', 'location'], { point: nullable(PickupPoint) });

export const StockPage = pageOf(Stock);

export const WidgetConfig = PickupWidgetSchema;

/** The customer that a user's saved places belong to. */
export const CustomerOfUser = select(UserSchema, ['customer']);

/** Which conflict a 409 is. */
export const Conflict = select(OrderConflictSchema, ['code']);

/** A backend may have more ways to pay than this shop. */
export const PaymentMethodList = rowsOf(select(PaymentMethodOfferSchema, ['name', 'description'], { id: Type.String() }));

export const OrderRepeat = OrderRepeatSchema;
