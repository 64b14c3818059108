import { arr, type Contract, obj, str } from '@withease/contracts';
import type { Company } from '../api/index.ts';

/** The shop's own particulars, `GET api/company/`: `number` of a phone is E.164 for `tel:`, `display` what people read. */
export type { Company };

/** Answer of `GET api/company/`, of which the footer and the contacts make use. */
export const companyContract: Contract<unknown, Company> = obj({
  name: str,
  legal_name: str,
  phones: arr(obj({ number: str, display: str, label: str })),
  email: str,
  address: str,
  schedule: str,
  social: arr(obj({ network: str, name: str, url: str })),
  creators: obj({ name: str, url: str }),
});
