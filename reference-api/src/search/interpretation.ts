import type { Unit } from './read-texts.ts';
import { weighted } from './weighted.ts';

/** What a search text was understood as. */
export interface Interpretation {
  /** A `tsquery` as text; empty when no product can match. */
  readonly query: string;
  /** The part of it that fits best; empty when there is none. */
  readonly preferred: string;
  /** Found only where the prose of products counts too, not in their names alone. */
  readonly isProse: boolean;
  /** The text that was searched in place of the typed one, or null. */
  readonly corrected: string | null;
  /** The text complains of something: the goods are what people choose then, and no remedy. */
  readonly isComplaint: boolean;
}

export const NOTHING: Interpretation = { query: '', preferred: '', isProse: false, corrected: null, isComplaint: false };

/** Whether it asks for nothing but to be without something. */
export function isLabel(units: readonly Unit[]): boolean {
  return units.every(({ absent }) => absent !== null);
}

/** Names say so of goods that do not contain it. */
export function labelOf(units: readonly Unit[]): string {
  return units.map((unit) => `${weighted(unit.absent ?? '', 'A')} & ${unit.query}`).join(' & ');
}

/** By the words of names and of what goods are made of. */
export function namely(reading: Interpretation): Interpretation {
  return { ...reading, query: weighted(reading.query, 'AB') };
}

/** Nothing where the units only leave out. */
export function join(units: readonly Unit[]): Interpretation {
  return isLabel(units) ? NOTHING : joined(units);
}

export function joined(units: readonly Unit[]): Interpretation {
  return {
    ...NOTHING,
    query: units.map((unit) => unit.query).join(' & '),
    preferred: units.flatMap((unit) => unit.phrase?.preferred ?? []).join(' & '),
    isComplaint: units.some((unit) => unit.phrase?.kind === 'complaint'),
  };
}
