import type { LocaleCode } from '../../contracts/locale.ts';
import { type I18n, useTranslation } from '../../i18n/index.ts';
import type { ValidationProblem } from '../validators/index.ts';
import { kitTexts } from './words.ts';

/** Formats a problem as a sentence in the shopper's language. `label` fills «Заполните поле …». */
export type ToMessage = (problem: ValidationProblem, field: string, label?: string) => string;

/** The kit's sentence for a problem; every kind has one in both languages. The API's own sentence is no part of it. */
export function kitMessage(locale: LocaleCode, { key, values = {} }: ValidationProblem, field: string, label?: string): string {
  const { t } = kitTexts(locale);
  const reason = values['reason'];
  const named = label === undefined ? [] : ['required.field'];
  const keys = {
    required: [`required.${field}`, ...named, 'required.other'],
    phone: [`phone.${reason}`, 'phone.other'],
    // The only message for the whole form is that sending failed.
    refused: [`api.${reason}`, ...(field === 'detail' ? ['api.unknown'] : []), 'refused'],
  };
  return t(key in keys ? keys[key as keyof typeof keys] : key, { ...values, field: label });
}

/** `problems.<field>.<reason or kind>` of a remote's own texts. */
function customMessage(own: I18n, { key, values = {} }: ValidationProblem, field: string): string | null {
  return own.t([`problems.${field}.${values['reason'] ?? key}`, ''], values) || null;
}

/**
 * Problems as sentences. A remote's own texts have priority: `problems.<field>.<reason or kind>` of its locale file;
 * the kit has one for each kind in both languages. A sentence of the API never reaches a page: it may be in another
 * language, or for developers. Sentences that the shop recognises (`problemsOf`) are replaced with its own.
 */
export function useMessages(): ToMessage {
  const own = useTranslation();
  return (problem, field, label) => customMessage(own, problem, field) ?? kitMessage(own.language, problem, field, label);
}
