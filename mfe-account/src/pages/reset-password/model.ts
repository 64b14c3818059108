import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $link } from '../../features/reset-link/index.ts';

export const opened = createEvent<PageRequest>();

/** Whether the address has a token; the token itself is no part of the page's state. */
export const $hasToken = createStore(false);
sample({ clock: opened, fn: ({ query }) => Boolean(query['token']), target: $hasToken });

/** The page itself needs no data: how the link stands is found out in the browser. */
export const $status = $hasToken.map(() => 200);

const HEADS: Readonly<Record<string, PageHead>> = {
  ru: {
    title: 'Новый пароль — Витрава',
    description: 'Задайте новый пароль от личного кабинета магазина «Витрава» по ссылке из письма.',
    robots: 'noindex',
  },
  en: {
    title: 'Choose a new password — Vitrava',
    description: 'Set a new password for your Vitrava account with the link we e-mailed you.',
    robots: 'noindex',
  },
};
export const $head = combine($locale, (locale) => HEADS[locale] as PageHead);

/** What the page shows. Until the browser has taken the token out of the address, it waits like the server's page. */
export const $look = combine($link, $hasToken, (link, hasToken) => {
  if (link !== 'unknown') return link;
  return hasToken ? 'checking' : 'missing';
});
