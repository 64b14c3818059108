import { createApiFx } from '@vitrava/shared-kit/api-client';
import { arr, obj, str, type UnContract } from '@withease/contracts';
import { createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../started.ts';

/** What the footer shows of `GET api/company/`. */
const companyContract = obj({
  phones: arr(obj({ number: str, display: str, label: str })),
  email: str,
  address: str,
  schedule: str,
  social: arr(obj({ network: str, name: str, url: str })),
  creators: obj({ name: str, url: str }),
});

export type CompanyDetails = UnContract<typeof companyContract>;

const loadCompanyFx = createApiFx({
  name: 'loadCompanyFx',
  request: (_: undefined) => ({ path: 'api/company/' }),
  contract: companyContract,
});

/** The footer is about to be shown; told by the server before it renders. */
export const companyRequested = createEvent();

/** Null until known; the footer then stands without those lines. */
export const $company = createStore<CompanyDetails | null>(null);

// The browser asks too, when the server got no answer.
sample({
  clock: [companyRequested, layoutStarted],
  source: $company,
  filter: (company) => company === null,
  fn: () => undefined,
  target: loadCompanyFx,
});
sample({ clock: loadCompanyFx.doneData, target: $company });
