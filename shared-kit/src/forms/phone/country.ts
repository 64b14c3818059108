import { abortAfter } from '../../abort/index.ts';
import { SHOP } from '../../contracts/shop.ts';
/** The country the shop trades in: that of a visitor of whom nothing better is known. */
export const DEFAULT_COUNTRY = SHOP.country;

const DEADLINE_MS = 3000;

async function fetchCountry(): Promise<string> {
  try {
    const response = await fetch('/_country', { headers: { accept: 'application/json' }, signal: abortAfter(DEADLINE_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    const country = typeof answer === 'object' && answer !== null && 'country' in answer ? answer.country : null;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : DEFAULT_COUNTRY;
  } catch {
    return DEFAULT_COUNTRY;
  }
}

let requested: Promise<string> | undefined;

/** The visitor's country by address (`/_country`); the shop's when unknown. Requested once per page; never rejects. */
export function visitorCountry(): Promise<string> {
  requested ??= fetchCountry();
  return requested;
}
