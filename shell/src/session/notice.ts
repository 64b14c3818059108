import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { sample } from 'effector';
import { sessionLost } from './model.ts';

/* What a shopper reads whose session is over without their own doing in this tab. */

const signedOutElsewhere = sample({
  clock: signedOut,
  source: $sessionStatus,
  // Where another customer has come in, the page shows that by itself.
  filter: (status, { reason }) => reason === 'elsewhere' && status === 'anonymous',
});

sample({
  clock: [sessionLost.map(() => 'session.lost'), signedOutElsewhere.map(() => 'session.elsewhere')],
  source: $t,
  fn: (t, key) => ({ text: t(key), tone: 'notice' as const }),
  target: announcementRequested,
});
