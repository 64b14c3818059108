import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { definePage, type PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent } from 'effector';
import type { ComponentType } from 'react';

/** The page of a step, or of the way in. It requests nothing when it is opened: only the browser has the customer's cart and choices. */
export function defineStep(View: ComponentType, title: string) {
  const $head = $t.map((t): PageHead => ({ title: t(title), robots: 'noindex' }));
  return definePage({ View, opened: createEvent<PageRequest>(), $head, state: [] });
}
