import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { I18n } from './texts.ts';

export { createI18n, type I18n, type LocaleTexts, type TextValues, type Translate } from './texts.ts';

const I18nContext = createContext<I18n | null>(null);

/** Gives the views below it the texts of one remote. They never change their language: a page has one for its whole life. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }): ReactElement {
  return createElement(I18nContext.Provider, { value: i18n }, children);
}

/** The texts around a view. */
export function useTranslation(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslation needs an I18nProvider above it');
  return i18n;
}
