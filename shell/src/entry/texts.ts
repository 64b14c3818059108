import { type LocaleCode, writtenFor } from '@vitrava/shared-kit/contracts/locale';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { reloadOnce } from '../composition/index.ts';

const loaders = {
  ru: () => import(/* webpackChunkName: "locale-ru" */ '../../locales/ru.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json'),
  de: () => import(/* webpackChunkName: "locale-de" */ '../../locales/de.json'),
};

/** The shell's texts. A file that fails reloads the page once; after that the server's page stays. */
export function loadShellTexts(locale: LocaleCode): Promise<LocaleTexts> {
  const texts = load(locale);
  // The callers that wait for them receive the error; there may be none yet.
  texts.catch(() => undefined);
  return texts;
}

async function load(locale: LocaleCode): Promise<LocaleTexts> {
  try {
    return (await writtenFor<() => Promise<{ readonly default: LocaleTexts }>>(loaders, locale)()).default;
  } catch (error) {
    console.error(`Texts of the shell (${locale}) did not load`, error);
    await reloadOnce();
    throw error;
  }
}
