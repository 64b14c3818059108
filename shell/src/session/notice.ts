import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { attach, sample } from 'effector';
import { sessionLost } from './model.ts';

/** Most visits never need the words, so they come only then. */
const wordFx = attach({
  source: $locale,
  async effect(locale, reason: 'lost' | 'elsewhere'): Promise<string> {
    const { LOGOUT_NOTICES } = await import('./logout-notices.ts');
    return LOGOUT_NOTICES[reason][locale];
  },
});

const goneElsewhere = sample({
  clock: signedOut,
  source: $sessionStatus,
  // Where another customer has come in, the page tells that by itself.
  filter: (status, { reason }) => reason === 'elsewhere' && status === 'anonymous',
});

sample({
  clock: [sessionLost.map(() => 'lost' as const), goneElsewhere.map(() => 'elsewhere' as const)],
  target: wordFx,
});
sample({ clock: wordFx.doneData, fn: (text) => ({ text, tone: 'notice' as const }), target: announcementRequested });
