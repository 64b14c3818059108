import type { Part } from '../part.tsx';
import { ACTIONS } from './actions.tsx';
import { DIALOGS } from './dialogs.tsx';
import { FIELDS } from './fields.tsx';
import { FOUNDATIONS } from './foundations.tsx';
import { GOODS } from './goods.tsx';
import { MESSAGES } from './messages.tsx';
import { NAVIGATION } from './navigation.tsx';
import { PHONE_FIELD } from './phone-field.tsx';
import { PROSE } from './prose.tsx';

/** Every part of `ui/`, from the simplest up; a test checks that the list is complete. */
export const PARTS: readonly Part[] = [
  ...FOUNDATIONS,
  ...ACTIONS,
  ...NAVIGATION,
  ...GOODS,
  ...FIELDS,
  PHONE_FIELD,
  ...MESSAGES,
  ...PROSE,
  ...DIALOGS,
];
