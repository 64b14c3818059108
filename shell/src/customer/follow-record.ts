import type { ShopLocation } from '@vitrava/shared-kit/bus/shell';
import type { User } from '@vitrava/shared-kit/contracts/api';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { Choice } from './choice.ts';
import type { CustomerRecord } from './record.ts';

/** A language as records of customers spell it. */
export const recordedLanguage = (locale: LocaleCode) => LOCALES[locale].language as User['ui_language'];

/** A customer's record beside what this browser has stored of earlier choices. */
export interface RecalledRecord extends Pick<CustomerRecord, 'userId' | 'isHere' | 'language'> {
  /** A choice that the record may not contain yet: the document that it was made in has gone before the response. */
  readonly choice: Choice | null;
  /** The language of this page was chosen as a guest. */
  readonly isSwitched: boolean;
}

export interface ShownPage {
  readonly locale: LocaleCode;
  readonly isCheckout: boolean;
  /** Where the shopper was going when sign-in came between. */
  readonly pending: string | null;
  readonly location: Pick<ShopLocation, 'pathname' | 'search'>;
}

/** The result of a record: a choice is saved, stored or dropped, or the page follows the record to another address. */
export interface RecordConsequences {
  readonly drop?: undefined;
  readonly keep?: Choice;
  readonly save?: Choice;
  readonly follow?: string;
}

export function followRecord({ userId, isHere, language, choice, isSwitched }: RecalledRecord, page: ShownPage): RecordConsequences {
  if (language === null || choice?.language === language) return { drop: undefined };
  if (choice !== null) return { save: choice };
  const recorded = LOCALE_CODES.find((code) => LOCALES[code].language === language);
  if (isHere !== true || recorded === undefined || recorded === page.locale) return {};
  const chosen = { user: userId, language: recordedLanguage(page.locale) };
  if (isSwitched) return { keep: chosen, save: chosen };
  // Never in the middle of checkout: another document would lose what is being done.
  if (page.isCheckout) return {};
  const path = page.pending ?? page.location.pathname + page.location.search;
  return { follow: `/locale?${new URLSearchParams({ to: recorded, path, by: 'record' })}` };
}
