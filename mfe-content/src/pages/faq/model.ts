import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { faqContract } from '../../contracts.ts';
import { headOf } from './head.ts';

export const faqQuery = createPageQuery({
  name: 'content/faq',
  params: () => null,
  call: () => ({ path: 'api/faq/' }),
  contract: faqContract,
});

export const $groups = faqQuery.$data.map((answer) => answer?.results ?? []);
export const $head = combine({ t: $t, groups: $groups }, headOf);
