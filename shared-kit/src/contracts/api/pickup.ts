import { type Static, Type } from 'typebox';
import { DecimalSchema, nullable } from './decimal.ts';
import { listOf } from './list.ts';

/**
 * A place where an order is handed over. The names of the fields are the delivery provider's, as its widget gives them to the shop.
 * `period` is days of delivery, `price` what delivery there costs below the free sum, `prepaid` that only paid orders are taken there,
 * `weight_limit` in grams; coordinates in degrees are for maps and may be missing. Texts are in the language of the call.
 */
export const PickupPointSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 40 }),
  name: Type.String(),
  city: Type.String(),
  address: Type.String(),
  workschedule: Type.String(),
  phone: Type.String(),
  period: Type.Integer({ minimum: 0 }),
  price: DecimalSchema,
  prepaid: Type.Boolean(),
  weight_limit: Type.Integer({ minimum: 1 }),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});
export type PickupPoint = Static<typeof PickupPointSchema>;

/** `GET api/pickup_points/`; one of them is `GET api/pickup_points/{id}/`. */
export const PickupPointListSchema = listOf(PickupPointSchema);
export type PickupPointList = Static<typeof PickupPointListSchema>;

/** Query of `GET api/pickup_points/`: `city` is a city's id, `search` any part of name, address or metro; both together narrow. */
export const PickupPointQuerySchema = Type.Object({
  city: Type.Optional(Type.String({ maxLength: 60 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  page: Type.Optional(Type.String()),
  page_size: Type.Optional(Type.String()),
});

/** A city with pickup points: `id` is what the query takes, `points` how many there are. `GET api/pickup_cities/`, the largest first. */
export const PickupCitySchema = Type.Object({ id: Type.String(), name: Type.String(), points: Type.Integer({ minimum: 0 }) });
export type PickupCity = Static<typeof PickupCitySchema>;
export const PickupCityListSchema = listOf(PickupCitySchema);
export type PickupCityList = Static<typeof PickupCityListSchema>;

/** `GET api/pickup_widget/`: the provider's widget: its script, global, public token and first city. */
export const PickupWidgetSchema = Type.Object({
  script: Type.String({ pattern: '^(?:https?:/)?/[^/]' }),
  global: Type.String({ pattern: '^[A-Za-z_$][\\w$]{0,40}$' }),
  api_token: Type.String(),
  city: Type.String(),
});
export type PickupWidget = Static<typeof PickupWidgetSchema>;

/** A stock: a customer's saved pickup place. `location` is the pickup point's id, `point` the point (null when it is gone). */
export const StockSchema = Type.Object({
  id: Type.Integer(),
  customer: nullable(Type.Integer()),
  location: Type.String(),
  point: nullable(PickupPointSchema),
});
export type Stock = Static<typeof StockSchema>;

/** `GET api/stocks/`: the customer's own, the one chosen last first. */
export const StockListSchema = listOf(StockSchema);
export type StockList = Static<typeof StockListSchema>;

/** Body of `POST api/stocks/`, 201 with the `Stock`; saving a place that is saved already gives that one and makes it the last chosen. */
export const StockAdditionSchema = Type.Object({
  customer: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  location: Type.String({ minLength: 1, maxLength: 40 }),
});
export type StockAddition = Static<typeof StockAdditionSchema>;

/** Body of `PUT api/stocks/{id}/`, 200 with the `Stock`: `customer` null takes the place away from the customer. */
export const StockUpdateSchema = Type.Object({ customer: Type.Null() });
