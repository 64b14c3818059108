import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $customer, $hasFailed } from './customer.ts';
import { PersonalDetailsGate } from './gate.ts';

export const opened = createEvent<PageRequest>();

/** The shopper has come by the register choice of the login popup. */
export const $isRegistering = createStore(false);
sample({ clock: opened, fn: ({ query }) => query['register'] === '1', target: $isRegistering });

/** The page itself needs no data: whose details it shows is found out in the browser. */
export const $status = $isRegistering.map(() => 200);

export const $head = $t.map(
  (t): PageHead => ({ title: t('routes.account-personal-details'), description: t('heads.personalDetails'), robots: 'noindex' }),
);

/** Who is here: not known at first, nor to the server, whose markup is taken over. */
const $session = combine($sessionStatus, PersonalDetailsGate.status, (session, isOpen) => (isOpen ? session : 'unknown'));

/** What the page shows. Until the first refresh has said who is here, it waits; the register choice is a guest's. */
export const $look = combine(
  { session: $session, isRegistering: $isRegistering, customer: $customer, hasFailed: $hasFailed },
  ({ session, isRegistering, customer, hasFailed }) => {
    if (session === 'anonymous' || (session === 'unknown' && isRegistering)) return 'guest';
    if (session === 'unknown') return 'loading';
    if (customer) return 'customer';
    return hasFailed ? 'failed' : 'loading';
  },
);
