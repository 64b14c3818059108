const ADULT_YEARS = 18;

/**
 * The latest date of birth of an adult on `today`; both are `YYYY-MM-DD`. Only adults may open accounts (rules of the
 * shop).
 */
export function lastAdultBirth(today: string): string {
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
}
