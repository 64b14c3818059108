import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { bikeContract } from '../../domain/bikes/index.ts';

export const bikeQuery = createPageQuery({
  name: 'bikes/bike',
  params: ({ params }) => params['slug'] ?? '',
  canExist: (slug) => /^[a-z]+$/.test(slug),
  call: (slug) => ({ path: `api/bikes/${slug}/` }),
  contract: bikeContract,
});

export const $head = combine($t, bikeQuery.$data, (t, bike) => ({ title: bike?.name ?? t('routes.bike') }));
