import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { arr, obj } from '@withease/contracts';
import { combine } from 'effector';
import { headOf } from './head.ts';
import { groupContract } from './questions.ts';

export const faqQuery = createPageQuery({
  name: 'content/faq',
  params: () => null,
  call: () => ({ path: 'api/faq/' }),
  contract: obj({ results: arr(groupContract) }),
});

export const $groups = faqQuery.$data.map((answer) => answer?.results ?? []);
export const $head = combine({ t: $t, groups: $groups }, headOf);
