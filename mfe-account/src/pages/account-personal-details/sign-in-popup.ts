import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createStore, sample } from 'effector';
import { delay } from 'patronum/delay';
import { PersonalDetailsGate } from './gate.ts';
import { $isRegistering } from './model.ts';

/** The login popup opens this long after the auth check (specification, section 9). */
const POPUP_DELAY_MS = 200;

/** From the opening of the page until the session is known. Signing out on the page prompts nothing. */
const $isOpening = createStore(false, { serialize: 'ignore' }).on(PersonalDetailsGate.open, () => true);

const $isUninvited = combine($isRegistering, $sessionStatus, (isRegistering, session) => session === 'anonymous' && !isRegistering);

const recognised = sample({
  clock: combine({ isOpening: $isOpening, session: $sessionStatus, isUninvited: $isUninvited }),
  filter: ({ isOpening, session }) => isOpening && session !== 'unknown',
});
$isOpening.on(recognised, () => false);

const uninvited = recognised.filter({ fn: ({ isUninvited }) => isUninvited });
sample({
  clock: delay({ source: uninvited, timeout: POPUP_DELAY_MS }),
  source: combine($isUninvited, PersonalDetailsGate.status, (isUninvited, isOpen) => isUninvited && isOpen),
  filter: Boolean,
  fn: () => ({}),
  target: signInRequested,
});
