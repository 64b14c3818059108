import { arr, type Contract, nothing, obj, or, str } from '@withease/contracts';
import type { Company as ApiCompany } from '../api/index.ts';

/** The shop's own particulars, `GET api/company/`: `number` of a phone is E.164 for `tel:`, `display` what people read. */
export type Company = Omit<ApiCompany, 'seller_details'> & {
  readonly seller_details?: ApiCompany['seller_details'] | null | undefined;
};

/** Answer of `GET api/company/`, of which the footer and the contacts make use. */
export const companyContract: Contract<unknown, Company> = obj({
  name: str,
  legal_name: str,
  phones: arr(obj({ number: str, display: str, label: str })),
  email: str,
  address: str,
  schedule: str,
  social: arr(obj({ network: str, name: str, url: str })),
  seller_details: or(arr(obj({ name: str, value: str })), nothing),
  creators: obj({ name: str, url: str }),
});
