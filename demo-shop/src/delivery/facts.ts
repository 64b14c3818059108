import { type Static, Type } from 'typebox';
import { Line, readFacts, Slug, strict, Texts } from '../facts/index.ts';

/** A manned point, a large one, a counter in a partner's shop, a locker that takes paid parcels only. */
const Kind = strict({ name: Texts, workschedule: Texts, prepaid: Type.Boolean(), weightLimitGrams: Type.Integer({ minimum: 1 }) });
const Kinds = strict({ hall: Kind, point: Kind, counter: Kind, locker: Kind });

const Place = strict({
  key: Slug,
  kind: Type.Unsafe<keyof Static<typeof Kinds>>(Type.Enum(Object.keys(Kinds.properties))),
  name: Texts,
  metro: Type.Optional(Texts),
  street: Texts,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  /** Days on the way. */
  periodDays: Type.Integer({ minimum: 0 }),
});

const City = strict({
  id: Slug,
  name: Texts,
  /** Calling code with the beginning of the number; no subscriber has it. */
  phone: Line,
  places: Type.Array(Place, { minItems: 1 }),
});

export type PlaceDefinition = Static<typeof Place>;
export type CityDefinition = Static<typeof City>;

export interface DeliveryFacts {
  readonly kinds: Static<typeof Kinds>;
  readonly cities: readonly CityDefinition[];
}

/** Reads and checks `data/delivery`. */
export function readDeliveryFacts(): DeliveryFacts {
  return { kinds: readFacts('delivery/kinds.json', Kinds), cities: readFacts('delivery/cities.json', Type.Array(City)) };
}
