import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { arr, obj, str, val } from '@withease/contracts';

const MOST = 6;
const LONGEST = 55;
const NONE: readonly string[] = [];
const stored = obj({ version: val(1), texts: arr(str) });

/** The last searched texts, latest first; they stay on the device until the sign-out. A null removes them. */
export const recent = createStoredValue<readonly string[], string | null>({
  item: createStorageItem<readonly string[]>({
    key: 'vitrava.customer.searches.v1',
    parse: (found) => (stored.isData(found) ? found.texts.filter((text) => text.length <= LONGEST).slice(0, MOST) : NONE),
    format: (texts) => (texts.length === 0 ? null : { version: 1, texts }),
  }),
  initial: NONE,
  reduce: (texts, text) => (text === null ? NONE : [text, ...texts.filter((other) => other !== text)].slice(0, MOST)),
});
