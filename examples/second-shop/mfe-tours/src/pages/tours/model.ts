import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { arr, obj, str } from '@withease/contracts';

export const toursQuery = createPageQuery({
  name: 'tours/tours',
  params: () => null,
  call: () => ({ path: 'api/tours/' }),
  contract: arr(obj({ slug: str, name: str, starts: str, price: str })),
});

export const $head = $t.map((t) => ({ title: t('routes.tours') }));
