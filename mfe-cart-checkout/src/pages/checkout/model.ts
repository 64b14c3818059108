import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore } from 'effector';

/** Nothing to load: how far a customer has come only the browser knows. */
export const opened = createEvent<PageRequest>();
export const $status = createStore(200, { serialize: 'ignore' });
export const $head = combine(
  $locale,
  (locale): PageHead => ({ title: locale === 'ru' ? 'Оформление заказа' : 'Checkout', robots: 'noindex' }),
);
