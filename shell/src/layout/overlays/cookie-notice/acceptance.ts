import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { obj, val } from '@withease/contracts';

const acceptedContract = obj({ cookieAccept: val(true) });

/** Whether the visitor has accepted; without storage, the acceptance holds for this document. */
export const acceptance = createStorageItem<boolean>({
  key: 'acceptance',
  parse: (stored) => acceptedContract.isData(stored),
  format: (cookieAccept) => ({ cookieAccept }),
});
