import type { LocaleCode } from '../../contracts/locale.ts';
import { type I18n, useTranslation } from '../../i18n/index.ts';
import type { ValidationProblem } from '../validators/index.ts';
import { kitTexts } from './words.ts';

/** Says a problem of a field as a sentence in the shopper's language. `label` is the field's own, for «Заполните поле …». */
export type ToMessage = (problem: ValidationProblem, field: string, label?: string) => string;

/** A sentence of the API is shown only if it is in the language of the page; a foreign backend may know but one. */
function isIn(locale: LocaleCode, sentence: string): boolean {
  return /\p{Script=Cyrillic}/u.test(sentence) === (locale === 'ru');
}

/** The kit's sentence for a problem; every kind has one in both languages. */
export function kitMessage(locale: LocaleCode, { key, values = {} }: ValidationProblem, field: string, label?: string): string {
  const { t } = kitTexts(locale);
  const said = values['said'];
  if (key === 'refused' && typeof said === 'string' && isIn(locale, said)) return said;
  const reason = values['reason'];
  const named = label === undefined ? [] : ['required.field'];
  const keys = {
    required: [`required.${field}`, ...named, 'required.other'],
    phone: [`phone.${reason}`, 'phone.other'],
    refused: [`api.${reason}`, 'refused'],
  };
  return t(key in keys ? keys[key as keyof typeof keys] : key, { ...values, field: label });
}

/** `problems.<field>.<reason or kind>` of a remote's own texts. */
function ownMessage(own: I18n, { key, values = {} }: ValidationProblem, field: string): string | null {
  return own.t([`problems.${field}.${values['reason'] ?? key}`, ''], values) || null;
}

/**
 * Problems as sentences. A remote's own words win: `problems.<field>.<reason or kind>` of its locale file; the kit has one for each kind
 * in both languages. What the API said of a value is shown as it stands, when it is in the language of the page.
 */
export function useMessages(): ToMessage {
  const own = useTranslation();
  return (problem, field, label) => ownMessage(own, problem, field) ?? kitMessage(own.language, problem, field, label);
}
