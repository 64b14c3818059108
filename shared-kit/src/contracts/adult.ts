const ADULT_YEARS = 18;

/** The latest date of birth of an adult on `today`, both `YYYY-MM-DD`. Only adults may open accounts. */
export function lastAdultBirth(today: string): string {
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
}
