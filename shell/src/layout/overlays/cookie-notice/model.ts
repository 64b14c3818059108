import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { obj, val } from '@withease/contracts';
import { combine, sample } from 'effector';
import { layoutStarted } from '../../started.ts';

const acceptedContract = obj({ cookieAccept: val(true) });

/** Whether the visitor has accepted; without storage, the acceptance holds for this document. */
const acceptance = createStorageItem<boolean>({
  key: 'acceptance',
  parse: (stored) => acceptedContract.isData(stored),
  format: (cookieAccept) => ({ cookieAccept }),
});

const stored = createStoredValue<boolean, boolean>({ item: acceptance, initial: false, reduce: (_, isAccepted) => isAccepted });

export const accepted = stored.change.prepend((_: void) => true);

/** False until the storage was read, so that no one who has accepted sees it again. */
export const $isVisible = combine(stored.$isRead, stored.$value, (isRead, isAccepted) => isRead && !isAccepted);

sample({ clock: layoutStarted, fn: () => undefined, target: stored.start });
