import type { Texts } from '@vitrava/reference-api/seed';
import type { Pair } from './definitions.ts';

export const texts = (pair: Pair): Texts => ({ ru: typograph(pair[0]), en: pair[1] });
export const plain = (pair: Pair): Texts => ({ ru: pair[0], en: pair[1] });

/** Picks the form for 1, 2 or 5 things. */
export function pluralRu(count: number, forms: readonly [string, string, string, ...string[]]): string {
  const tens = Math.trunc(count) % 100;
  const ones = tens % 10;
  if (!Number.isInteger(count)) return forms[1];
  if (tens > 10 && tens < 20) return forms[2];
  if (ones === 1) return forms[0];
  return ones > 1 && ones < 5 ? forms[1] : forms[2];
}

/** Groups thousands from five digits up: labels write «2000 МЕ», but «10 000 МЕ». */
export function numberText(value: number): { ru: string; en: string } {
  const [whole = '0', part] = String(value).split('.');
  const grouped = (by: string) => (whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, by) : whole);
  return { ru: grouped('\u00a0') + (part ? `,${part}` : ''), en: grouped(',') + (part ? `.${part}` : '') };
}

const STRENGTH_UNITS: Readonly<Record<string, Pair>> = {
  mg: ['мг', 'mg'],
  mcg: ['мкг', 'mcg'],
  g: ['г', 'g'],
  ml: ['мл', 'ml'],
  iu: ['МЕ', 'IU'],
  bln: ['млрд КОЕ', 'billion CFU'],
};

/** `'2000 iu'` in both languages. */
export function strength(code: string): Texts {
  const [amount = '', unit = ''] = code.split(' ');
  const words = STRENGTH_UNITS[unit];
  if (!words || !Number.isFinite(Number(amount)))
    throw new Error(`Strength "${code}" is not "<number> <${Object.keys(STRENGTH_UNITS).join('|')}>"`);
  const number = numberText(Number(amount));
  return { ru: `${number.ru} ${words[0]}`, en: `${number.en} ${words[1]}` };
}

const SHORT_WORDS = 'в|во|к|ко|о|об|с|со|у|и|а|на|по|за|из|от|до|не|ни|но|для|без|при|или';

/** Non-breaking spaces where a Russian line must not break: after short words, before a dash, between a number and its unit. */
export function typograph(text: string): string {
  return text
    .replace(new RegExp(`(?<=^|[\\s(«\u00a0])(${SHORT_WORDS}) `, 'giu'), '$1\u00a0')
    .replace(/ —/g, '\u00a0—')
    .replace(/(\d) (?=[\p{L}%°])/gu, '$1\u00a0');
}

/** No line ends between a single number and its unit; in «Витамин B6 с магнием» none does. */
export function withUnits(text: string): string {
  return text.replace(/(?<![\p{L}\d-])(\d[\d,.\u00a0]*) (?=[\p{L}%°])/gu, '$1\u00a0');
}

/** ASCII slug of an English text. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
