import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Company, companyContract } from '@vitrava/shared-kit/contracts/browser';
import { createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../started.ts';

const loadCompanyFx = createApiFx({
  name: 'loadCompanyFx',
  request: (_: undefined) => ({ path: 'api/company/' }),
  contract: companyContract,
});

/** The footer is about to be shown; called by the server before it renders. */
export const companyRequested = createEvent();

/** Null until known; the footer then stands without those lines. */
export const $company = createStore<Company | null>(null);

// The browser asks too, when the server got no answer.
sample({
  clock: [companyRequested, layoutStarted],
  source: $company,
  filter: (company) => company === null,
  fn: () => undefined,
  target: loadCompanyFx,
});
sample({ clock: loadCompanyFx.doneData, target: $company });
