import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Company, companyContract } from '@vitrava/shared-kit/contracts/browser';
import { createEvent, createStore, sample } from 'effector';

const loadCompanyFx = createApiFx({
  name: 'loadCompanyFx',
  request: (_: undefined) => ({ path: 'api/company/' }),
  contract: companyContract,
});

/** For the footer: requested by the server before rendering, and by the browser if the server got no response. */
export const companyRequested = createEvent();

/** Null until known; the footer then omits those lines. */
export const $company = createStore<Company | null>(null).on(loadCompanyFx.doneData, (_, company) => company);

sample({
  clock: companyRequested,
  source: $company,
  filter: (company) => company === null,
  fn: () => undefined,
  target: loadCompanyFx,
});
