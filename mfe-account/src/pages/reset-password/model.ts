import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $link } from '../../features/reset-link/index.ts';

export const opened = createEvent<PageRequest>();

/** Whether the address has a token; the token itself is no part of the page's state. */
export const $hasToken = createStore(false);
sample({ clock: opened, fn: ({ query }) => Boolean(query['token']), target: $hasToken });

/** The page itself needs no data: how the link stands is found out in the browser. */
export const $status = $hasToken.map(() => 200);

export const $head = $t.map(
  (t): PageHead => ({ title: t('routes.reset-password'), description: t('heads.resetPassword'), robots: 'noindex' }),
);

/** What the page shows. Until the browser has taken the token out of the address, it waits like the server's page. */
export const $look = combine($link, $hasToken, (link, hasToken) => {
  if (link !== 'unknown') return link;
  return hasToken ? 'checking' : 'missing';
});
