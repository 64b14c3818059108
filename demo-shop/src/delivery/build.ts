import type { SeedDelivery, SeedPickupPoint } from '@vitrava/reference-api/seed';
import { type CityDefinition, type DeliveryFacts, type PlaceDefinition, readDeliveryFacts } from './facts.ts';

export function buildDelivery({ cities, kinds }: DeliveryFacts = readDeliveryFacts()): SeedDelivery {
  return {
    cities: cities.map(({ id, name }) => ({ id, name })),
    points: cities.flatMap((city) => city.places.map((place, index) => toPoint(kinds, city, place, index))),
  };
}

function toPoint(kinds: DeliveryFacts['kinds'], city: CityDefinition, place: PlaceDefinition, index: number): SeedPickupPoint {
  const { key, kind, metro, street, periodDays, latitude, longitude } = place;
  const { name, ...common } = kinds[kind];
  return {
    ...common,
    id: `${city.id}-${key}`,
    city: city.id,
    name: { ru: `${name.ru}\u00a0— ${place.name.ru}`, en: `${name.en}\u00a0— ${place.name.en}` },
    address: {
      ru: metro ? `м. «${metro.ru}», ${street.ru}` : street.ru,
      en: metro ? `${metro.en} metro, ${street.en}` : street.en,
    },
    phone: `${city.phone}-${String(index + 1).padStart(2, '0')}`,
    periodDays,
    latitude,
    longitude,
  };
}
