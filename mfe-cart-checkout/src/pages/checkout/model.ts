import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent } from 'effector';

/** Nothing to load: how far a customer has come only the browser knows. */
export const opened = createEvent<PageRequest>();
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout'), robots: 'noindex' }));
