import { LineSchema, SlugSchema, strict, TextsSchema } from '@vitrava/reference-api/seed';
import { type Static, Type } from 'typebox';
import { readFacts } from '../facts/index.ts';

/** A manned point, a large one, a counter in a partner's shop, a locker that takes paid parcels only. */
const Kind = strict({
  name: TextsSchema,
  workschedule: TextsSchema,
  prepaid: Type.Boolean(),
  weightLimitGrams: Type.Integer({ minimum: 1 }),
});
const Kinds = strict({ hall: Kind, point: Kind, counter: Kind, locker: Kind });

const Place = strict({
  key: SlugSchema,
  kind: Type.Unsafe<keyof Static<typeof Kinds>>(Type.Enum(Object.keys(Kinds.properties))),
  name: TextsSchema,
  metro: Type.Optional(TextsSchema),
  street: TextsSchema,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  periodDays: Type.Integer({ minimum: 0 }),
});

const City = strict({
  id: SlugSchema,
  name: TextsSchema,
  /** Calling code with the beginning of the number; no subscriber has it. */
  phone: LineSchema,
  places: Type.Array(Place, { minItems: 1 }),
});

export type PlaceDefinition = Static<typeof Place>;
export type CityDefinition = Static<typeof City>;

/** Reads and checks `data/delivery`. */
export function readDeliveryFacts() {
  return { kinds: readFacts('delivery/kinds.json', Kinds), cities: readFacts('delivery/cities.json', Type.Array(City)) };
}

export type DeliveryFacts = ReturnType<typeof readDeliveryFacts>;
