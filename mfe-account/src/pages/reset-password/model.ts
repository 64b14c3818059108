import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageState } from '@vitrava/shared-kit/models/page-query';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore } from 'effector';
import { $link } from '../../features/reset-link/index.ts';

export const opened = createEvent<PageRequest>();

/** Whether the address has a token; the token itself is no part of the page's state. */
export const $hasToken = createStore(false).on(opened, (_, { query }) => Boolean(query['token']));

export const $head = $t.map(
  (t): PageHead => ({ title: t('routes.reset-password'), description: t('heads.resetPassword'), robots: 'noindex' }),
);

/** The state of the page, by the link's own: `ready`, or `missing`. It waits while the token is in the address. */
export const $state = combine($link, $hasToken, (link, hasToken): PageState => {
  if (link === 'unknown') return hasToken ? 'loading' : 'missing';
  if (link === 'failed') return 'failed';
  if (link === 'checking') return 'loading';
  return link === 'invalid' ? 'missing' : 'ready';
});

/** The page's text about the link; null while its state is unknown. */
export const $message = combine($state, $link, (state, link) => {
  if (state === 'missing') return link === 'invalid' ? 'invalid' : 'missing';
  return link === 'usable' || link === 'changed' || link === 'uncertain' ? link : null;
});
