/**
 * The few parts of i18next and react-i18next that the shop runs on, as one module shared by shell and remotes.
 * Texts always come from an instance made by `createI18n`, one per remote, language and page.
 */
export { createInstance, type i18n as I18n } from 'i18next';
export { I18nextProvider, useTranslation } from 'react-i18next';
