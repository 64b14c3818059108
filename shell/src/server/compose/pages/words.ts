import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** What the server itself has to say to people; everything else is said by the shell and the remotes. */
export interface ShopWords {
  readonly shop: string;
  readonly notFound: (path: string) => string;
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  readonly refusedMethod: { readonly title: string; readonly text: string };
  readonly refused: { readonly title: string; readonly text: string };
  readonly toStart: string;
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
    refusedMethod: {
      title: 'Этот адрес только показывает страницы',
      text: 'Отправленное сюда никуда не ушло и ничего не изменило. Вернитесь к покупкам и попробуйте ещё раз.',
    },
    refused: {
      title: 'Запрос не получилось прочитать',
      text: 'В адресе или в отправленном есть ошибка. Вернитесь к покупкам и попробуйте ещё раз.',
    },
    toStart: 'На главную',
  },
  en: {
    shop: 'Vitrava',
    notFound: (path) => `Page not found: ${path}`,
    failed: {
      title: 'This page is unavailable right now',
      text: 'We know about it and are working on it. Please wait a minute and try again.',
      retry: 'Try again',
    },
    refusedMethod: {
      title: 'This address only shows pages',
      text: 'What was sent here went nowhere and changed nothing. Go back to shopping and try again.',
    },
    refused: {
      title: 'The request could not be read',
      text: 'There is a mistake in the address or in what was sent. Go back to shopping and try again.',
    },
    toStart: 'To the start page',
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
