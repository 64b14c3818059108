import type { User } from '@vitrava/shared-kit/contracts/api';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { num, obj, or, val } from '@withease/contracts';

/** A chosen language that may be missing in the customer's record: the document of the choice was closed. */
export interface Choice {
  readonly user: number;
  readonly language: User['ui_language'];
}

const choiceContract = obj({ user: num, language: or(val('russian'), val('english')) });

/** The choice that may not have been stored; null when there is none or it is unreadable. */
export const storedChoice = createStorageItem<Choice | null>({
  key: 'vitrava.language.v1',
  parse: (stored) => (choiceContract.isData(stored) ? stored : null),
});

/** The same, where it is this customer's. */
export function recallChoice(userId: number): Choice | null {
  const choice = storedChoice.read();
  return choice?.user === userId ? choice : null;
}
