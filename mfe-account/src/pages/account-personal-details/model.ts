import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore } from 'effector';
import { customerQuery } from './customer.ts';
import { PersonalDetailsGate } from './gate.ts';

export const opened = createEvent<PageRequest>();

/** The shopper has come by the register choice of the login popup. */
export const $isRegistering = createStore(false).on(opened, (_, { query }) => query['register'] === '1');

export const $head = $t.map(
  (t): PageHead => ({ title: t('routes.account-personal-details'), description: t('heads.personalDetails'), robots: 'noindex' }),
);

/** Whether it is not known yet that a customer is here, nor known to the server, whose markup is taken over. */
const $isUnrecognised = combine(PersonalDetailsGate.status, $sessionStatus, (isOpen, session) => !isOpen || session === 'unknown');

/** The page waits for the first refresh of the session, unless a guest requested the registration. */
export const $state = combine(customerQuery.$state, $isRegistering, $isUnrecognised, (state, isRegistering, isUnrecognised) =>
  isRegistering && isUnrecognised ? 'guest' : state,
);
