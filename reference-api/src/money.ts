/**
 * Money is integer kopecks everywhere inside; roubles exist only as text on the wire.
 *
 * The rounding rule:
 * 1. A discounted price is rounded half up to a kopeck and then down to a whole rouble, in the shopper's favour; a price under one
 *    rouble keeps its kopecks. Without a discount the price stays as it is.
 * 2. A line is the price of one piece times the amount, so it never needs rounding.
 * 3. VAT is contained in the price: a line's VAT is its sum × rate / (100 + rate), rounded half up.
 * 4. Totals are sums of lines and nothing else, so lines always add up to totals.
 */
export function discountedKopecks(baseKopecks: number, discountPercent: number): number {
  if (discountPercent === 0) return baseKopecks;
  const exact = Math.floor((baseKopecks * (100 - discountPercent) + 50) / 100);
  return exact < 100 ? exact : exact - (exact % 100);
}

export function containedVatKopecks(sumKopecks: number, vatPercent: number): number {
  return Math.floor((2 * sumKopecks * vatPercent + (100 + vatPercent)) / (2 * (100 + vatPercent)));
}

/** `129000` is `"1290.00"`. */
export function toDecimal(kopecks: number): string {
  const sign = kopecks < 0 ? '-' : '';
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"1290"`, `"1290.5"`, `"1290.00"` in kopecks; null for anything else. */
export function parseDecimal(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
