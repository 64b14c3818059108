import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

export { createInstance } from 'i18next';
export type { I18n };

const I18nContext = createContext<I18n | null>(null);

/** Gives the views below it the texts of one instance. An instance never changes its language: a page has one for its whole life. */
export function I18nextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }): ReactElement {
  return createElement(I18nContext.Provider, { value: i18n }, children);
}

/**
 * The texts around a view. react-i18next does the same and follows changes of language, which do not happen here; without it
 * the first page is 1.9 KB lighter (docs/decisions/004-browser-bytes.md).
 */
export function useTranslation(): { readonly t: TFunction; readonly i18n: I18n } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslation needs an I18nextProvider above it');
  return { t: i18n.t, i18n };
}
