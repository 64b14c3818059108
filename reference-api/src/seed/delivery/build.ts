import type { SeedDelivery, SeedPickupPoint, Texts } from '../shapes.ts';
import { CITY_ROWS, type CityRow, type PlaceKind, type PlaceRow } from './points.ts';

interface Manner {
  readonly name: Texts;
  readonly workschedule: Texts;
  readonly prepaid: boolean;
  readonly weightLimitGrams: number;
}

/** What the kinds of places have in common. */
const MANNERS: Readonly<Record<PlaceKind, Manner>> = {
  hall: {
    name: { ru: 'Пункт «Путник»', en: 'Putnik point' },
    workschedule: { ru: 'Ежедневно 9:00–22:00', en: 'Daily 9:00–22:00' },
    prepaid: false,
    weightLimitGrams: 30_000,
  },
  point: {
    name: { ru: 'Пункт «Путник»', en: 'Putnik point' },
    workschedule: { ru: 'Ежедневно 10:00–21:00', en: 'Daily 10:00–21:00' },
    prepaid: false,
    weightLimitGrams: 15_000,
  },
  counter: {
    name: { ru: 'Стойка «Путник»', en: 'Putnik counter' },
    workschedule: { ru: 'Пн–Пт 10:00–20:00, Сб–Вс 10:00–18:00', en: 'Mon–Fri 10:00–20:00, Sat–Sun 10:00–18:00' },
    prepaid: false,
    weightLimitGrams: 10_000,
  },
  locker: {
    name: { ru: 'Постамат «Путник»', en: 'Putnik locker' },
    workschedule: { ru: 'Круглосуточно', en: 'Open around the clock' },
    prepaid: true,
    weightLimitGrams: 5_000,
  },
};

/** The places of «Путник», an invented delivery provider. */
export function buildDelivery(): SeedDelivery {
  return {
    cities: CITY_ROWS.map(({ id, name }) => ({ id, name })),
    points: CITY_ROWS.flatMap((city) => city.places.map((place, index) => toPoint(city, place, index))),
  };
}

function toPoint(city: CityRow, place: PlaceRow, index: number): SeedPickupPoint {
  const [key, kind, ru, en, metro, streetRu, streetEn, latitude, longitude, period] = place;
  const { name, ...manner } = MANNERS[kind];
  return {
    ...manner,
    id: `${city.id}-${key}`,
    city: city.id,
    name: { ru: `${name.ru} — ${ru}`, en: `${name.en} — ${en}` },
    address: {
      ru: metro ? `м. «${metro.ru}», ${streetRu}` : streetRu,
      en: metro ? `${metro.en} metro, ${streetEn}` : streetEn,
    },
    phone: `${city.phone}-${String(index + 1).padStart(2, '0')}`,
    periodDays: period,
    latitude,
    longitude,
  };
}
