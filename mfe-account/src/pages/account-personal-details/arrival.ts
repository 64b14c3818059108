import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createEffect, createStore, sample } from 'effector';
import { PersonalDetailsGate } from './gate.ts';
import { $isRegistering } from './model.ts';

/** The login popup opens this long after the auth check (specification, section 9). */
const POPUP_DELAY_MS = 200;

const delayFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, POPUP_DELAY_MS)));

/** From the arrival until it is known who has come. Who signs out on the page is not asked to come back. */
const $isArriving = createStore(false, { serialize: 'ignore' });
sample({ clock: PersonalDetailsGate.open, fn: () => true, target: $isArriving });

const recognised = sample({
  clock: combine({ isArriving: $isArriving, session: $sessionStatus }),
  filter: ({ isArriving, session }) => isArriving && session !== 'unknown',
});
sample({ clock: recognised, fn: () => false, target: $isArriving });

const $isUninvited = combine($isRegistering, $sessionStatus, (isRegistering, session) => session === 'anonymous' && !isRegistering);

sample({ clock: recognised, source: $isUninvited, filter: Boolean, fn: () => undefined, target: delayFx });
sample({
  clock: delayFx.done,
  source: combine($isUninvited, PersonalDetailsGate.status, (isUninvited, isOpen) => isUninvited && isOpen),
  filter: Boolean,
  fn: () => ({}),
  target: signInRequested,
});
