import { LOCALES, type LocaleCode } from '../../contracts/locale.ts';

/** Forms of a word by number: «товар», «товара», «товаров»; English has `one` and `other`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const rules = new Map<LocaleCode, Intl.PluralRules>();

/** The plural category of a number in a language (CLDR): ru has `one`, `few`, `many`, and `other` for fractions. */
export function pluralCategory(count: number, locale: LocaleCode): 'one' | 'few' | 'many' | 'other' {
  const known = rules.get(locale) ?? new Intl.PluralRules(LOCALES[locale].iso);
  rules.set(locale, known);
  const category = known.select(count);
  return category === 'one' || category === 'few' || category === 'many' ? category : 'other';
}

/** The form that goes with the number, without the number. */
export function pluralForm(count: number, locale: LocaleCode, forms: PluralForms): string {
  return forms[pluralCategory(count, locale)] ?? forms.other;
}
