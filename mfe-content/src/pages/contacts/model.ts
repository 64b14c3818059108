import { companyContract } from '@vitrava/shared-kit/contracts/browser';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { headOf } from './head.ts';

export const companyQuery = createPageQuery({
  name: 'content/contacts',
  params: () => null,
  call: () => ({ path: 'api/company/' }),
  contract: companyContract,
});

export const $head = combine({ t: $t, company: companyQuery.$data }, headOf);
