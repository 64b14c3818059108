/** A number as the server and the browser have it: a number, or a decimal string of the API. */
export type Numeric = number | string | null | undefined;

const GROUPED = new Intl.NumberFormat('ru-RU', { useGrouping: true, maximumFractionDigits: 2, signDisplay: 'negative' });
const WITH_KOPECKS = new Intl.NumberFormat('ru-RU', { useGrouping: true, minimumFractionDigits: 2, signDisplay: 'negative' });

/** Groups are parted by a no-break space whatever the data of the engine say, and the decimal comma is a period. */
function write(format: Intl.NumberFormat, value: number): string {
  return format.format(value).replace(/\s/g, '\u00a0').replace(',', '.');
}

function read(value: Numeric): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/**
 * Russian grouping, up to two decimals (none for whole numbers), a period for the comma; null, and what is no number, is `0`. The same
 * in both languages (specification, section 9): `1 290`, `1 290.5`.
 */
export function formatNumber(value: Numeric): string {
  return write(GROUPED, read(value));
}

/** Roubles, from the API's decimal string or a number: `1 290 ₽`, `1 290.50 ₽`. */
export function formatMoney(roubles: Numeric): string {
  const value = read(roubles);
  const rounded = Math.round(value * 100) / 100;
  return `${write(Number.isInteger(rounded) ? GROUPED : WITH_KOPECKS, rounded)}\u00a0₽`;
}

/** Money from integer kopecks, in which the shop counts inside. */
export function formatKopecks(kopecks: number | null | undefined): string {
  return formatMoney(read(kopecks) / 100);
}

/** A discount on its badge: `−15 %`. */
export function formatDiscount(percent: number): string {
  return `\u2212${formatNumber(percent)}\u00a0%`;
}
