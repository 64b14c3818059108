import { hash, pick, share } from '../random.ts';
import type { Make } from './definitions.ts';

/** A bigger pack costs less per unit; a maker's level moves the price by up to a fifth; shop prices end in 90 or 00. */
export function priceKopecks(make: Make, brand: string, quantity: number, key: string): number {
  const { packs, priceRoubles } = make;
  const smallest = packs[0] ?? quantity;
  const level = 0.85 + 0.4 * share(`${brand}:level`);
  const roubles = priceRoubles * level * (quantity / smallest) ** 0.84;
  const hundreds = Math.max(1, Math.round(roubles / 100));
  const ending = hash(`${key}:ending`) % 4 === 0 ? 0 : -10;
  return (hundreds * 100 + ending) * 100;
}

/** About one product in five is reduced. */
export function discountPercent(key: string): number {
  return hash(`${key}:discounted`) % 100 < 20 ? pick([5, 10, 10, 15, 15, 20, 25, 30], `${key}:discount`) : 0;
}

/** Some are sold out, some nearly; the rest fill a shelf. */
export function availability(key: string): number {
  const place = hash(`${key}:availability`) % 100;
  if (place < 5) return 0;
  if (place < 15) return 1 + (hash(`${key}:few`) % 4);
  return 8 + (hash(`${key}:many`) % 190);
}

/** Most of the assortment is older; every tenth product came in the last months. */
export function addedOn(key: string): string {
  const isNew = hash(`${key}:new`) % 10 === 0;
  const month = isNew ? 31 + (hash(`${key}:month`) % 3) : hash(`${key}:month`) % 31;
  const day = 1 + (hash(`${key}:day`) % 28);
  const year = 2024 + Math.trunc(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Shaped like a state registration number, with the region 00 that does not exist: it must not point at a real product. */
export function registrationNumber(key: string): string {
  const serial = String(1 + (hash(`${key}:registration`) % 999_999)).padStart(6, '0');
  const month = String(1 + (hash(`${key}:registered`) % 12)).padStart(2, '0');
  return `RU.00.99.88.003.R.${serial}.${month}.${pick(['22', '23', '24', '25'], `${key}:year`)}`;
}
