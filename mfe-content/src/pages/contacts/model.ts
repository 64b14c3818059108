import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { type Company, companyContract } from '@vitrava/shared-kit/contracts/browser';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { answeredState, failedState, type PageState, statusOf } from '../../domain/page/index.ts';
import { headOf } from './head.ts';

export const opened = createEvent<PageRequest>();

const loadContactsFx = createApiFx({
  name: 'loadContactsFx',
  request: (_: undefined) => ({ path: 'api/company/' }),
  contract: companyContract,
});

export const $company = createStore<Company | null>(null);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, company: $company }, headOf);

sample({ clock: opened, fn: () => undefined, target: loadContactsFx });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadContactsFx.doneData, target: $company });
sample({ clock: loadContactsFx.done, fn: answeredState, target: $state });
sample({ clock: loadContactsFx.failData, fn: failedState, target: $state });
