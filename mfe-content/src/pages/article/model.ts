import { $locale } from '@vitrava/shared-kit/bus/shell';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { articleContract } from '../../contracts.ts';
import { headOf } from './head.ts';

export const articleQuery = createPageQuery({
  name: 'content/article',
  params: ({ params }) => params['id'] ?? '',
  call: (id) => ({ path: `api/news/${encodeURIComponent(id)}/` }),
  contract: articleContract,
});

export const $head = combine({ t: $t, locale: $locale, article: articleQuery.$data, state: articleQuery.$state }, headOf);
