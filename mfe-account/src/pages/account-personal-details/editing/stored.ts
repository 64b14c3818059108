import { CUSTOMER_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { type Contract, num, obj, str } from '@withease/contracts';
import type { DetailsForm } from './changes.ts';

export interface StoredDetails {
  readonly user: number;
  readonly base: DetailsForm;
  readonly draft: DetailsForm;
}

const form = obj(Object.fromEntries(CUSTOMER_FIELDS.map(({ name }) => [name, str]))) as Contract<unknown, DetailsForm>;
const storedContract: Contract<unknown, StoredDetails> = obj({ user: num, base: form, draft: form });

/** No field of the form takes more, and no backend that is known keeps longer names. */
const LONGEST = 150;
const isBounded = ({ base, draft }: StoredDetails): boolean =>
  [...Object.values(base), ...Object.values(draft)].every((text) => text.length <= LONGEST);

/** The tab's own, for its next document, without photo and password. The shell removes it with the session. */
export const storedDetails = createStorageItem<StoredDetails | null>({
  key: 'vitrava.customer.details.v1',
  area: 'session',
  parse: (stored) => (storedContract.isData(stored) && isBounded(stored) ? stored : null),
  // What would not be taken back is not kept, nor what was kept before it.
  format: (found) => (found && isBounded(found) ? found : null),
});
