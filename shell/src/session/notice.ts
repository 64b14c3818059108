import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { merge, sample } from 'effector';
import { sessionLost } from './model.ts';

/* What a shopper reads whose session is over without their own doing in this tab. */

const signedOutInOtherTab = sample({
  clock: signedOut,
  source: $sessionStatus,
  // Where another customer has come in, the page shows that by itself.
  filter: (status, { reason }) => reason === 'otherTab' && status === 'anonymous',
});

announce({
  clock: merge([sessionLost.map(() => 'session.lost'), signedOutInOtherTab.map(() => 'session.elsewhere')]),
  text: (t, key) => t(key),
  tone: 'notice',
});
