import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** What the server itself has to say to people; everything else is said by the shell and the remotes. */
export interface ShopWords {
  readonly shop: string;
  readonly notFound: (path: string) => string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
}

const WORDS: Readonly<Record<LocaleCode, ShopWords>> = {
  ru: {
    shop: 'Витрава',
    notFound: (path) => `Страница не найдена: ${path}`,
    failed: {
      title: 'Страница временно недоступна',
      text: 'Мы уже знаем об этом и чиним. Подождите минуту и попробуйте ещё раз.',
      retry: 'Попробовать ещё раз',
    },
  },
  en: {
    shop: 'Vitrava',
    notFound: (path) => `Page not found: ${path}`,
    failed: {
      title: 'This page is unavailable right now',
      text: 'We know about it and are working on it. Please wait a minute and try again.',
      retry: 'Try again',
    },
  },
};

/** The path of an address as people read it. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function shopWords(locale: LocaleCode): ShopWords {
  return WORDS[locale];
}
