import { LOCALES, type LocaleCode } from '../../contracts/locale.ts';
import { SHOP } from '../../contracts/shop.ts';

/** A number as the server and the browser have it: a number, or a decimal string of the API. */
export type Numeric = number | string | null | undefined;

/**
 * Groups of three separated by a no-break space, a period before the decimals: `decimals` of them, or as few as the
 * number has. Less than a hundredth is rounded as money is, by the nearest binary fraction. Without
 * `Intl.NumberFormat`: the first one of a page costs a slow phone some 70 ms before hydration, and the data of engines
 * differ.
 */
function write(value: number, decimals?: 2): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  const text = decimals ? (hundredths / 100).toFixed(decimals) : String(hundredths / 100);
  const sign = value < 0 && hundredths > 0 ? '-' : '';
  return sign + text.replace(/\B(?=(?:\d{3})+(?!\d))/g, '\u00a0');
}

function read(value: Numeric): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** Russian grouping, up to two decimals, a period; `0` for no number. The same in both languages: `1 290.5`. */
export function formatNumber(value: Numeric): string {
  return write(read(value));
}

const formats = new Map<LocaleCode, Intl.NumberFormat>();

/** An amount as a language writes it: `€54.50`, `54,50 €`. Whole amounts have no decimals. */
function writeIn(locale: LocaleCode, value: number): string {
  const options = { style: 'currency', currency: SHOP.currency.code, trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = formats.get(locale) ?? new Intl.NumberFormat(LOCALES[locale].iso, options);
  formats.set(locale, format);
  return format.format(value);
}

/**
 * An amount in the shop's currency, from the API's decimal string or a number: `1 290 ₽`, `1 290.50 ₽` in every language, or as
 * `locale` writes it when that is given.
 */
export function formatMoney(amount: Numeric, locale?: LocaleCode): string {
  const value = read(amount);
  if (locale !== undefined) return writeIn(locale, value);
  const rounded = Math.round(value * 100) / 100;
  return `${Number.isInteger(rounded) ? write(rounded) : write(rounded, 2)}\u00a0${SHOP.currency.sign}`;
}

/** A discount on its badge: `−15 %`. */
export function formatDiscount(percent: number): string {
  return `\u2212${formatNumber(percent)}\u00a0%`;
}
