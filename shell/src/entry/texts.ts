import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';

const loaders: Record<LocaleCode, () => Promise<{ default: LocaleTexts }>> = {
  ru: () => import(/* webpackChunkName: "locale-ru" */ '../../locales/ru.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json'),
};

/** The shell's own texts in the language of the page; logged and empty when the file does not load. */
export async function loadShellTexts(locale: LocaleCode): Promise<LocaleTexts> {
  try {
    return (await loaders[locale]()).default;
  } catch (error) {
    console.error(`Texts of the shell (${locale}) did not load`, error);
    return {};
  }
}
