import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { bikesContract } from '../../domain/bikes/index.ts';

export const bikesQuery = createPageQuery({
  name: 'bikes/start',
  params: () => null,
  call: () => ({ path: 'api/bikes/' }),
  contract: bikesContract,
});

export const $head = $t.map((t) => ({ title: t('routes.start') }));
