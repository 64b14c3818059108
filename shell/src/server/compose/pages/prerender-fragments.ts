import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import { composeFragments } from './compose-fragments.ts';
import { composeFrame } from './compose-frame.ts';
import { NO_GUEST_LINES } from './guest-cart.ts';
import type { PagesOptions } from './pages.ts';

/**
 * Renders the frame with its fragments once in every language, so that the first page after a start has them. Waits for each of them as long as a render
 * may take; pages go out without one that fails, and the browser fills the slot.
 */
export async function prerenderFragments({
  compositions,
  renderer,
  settings,
}: Pick<PagesOptions, 'compositions' | 'renderer' | 'settings'>): Promise<void> {
  const composition = await compositions.forVisitor(null);
  const place = { composition, settings: settings.current(), path: '/', search: '', owned: null };
  const visitor = { isFirstVisit: false, guestLines: NO_GUEST_LINES, hasTypeface: false, trial: null, preview: null };
  await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const requested = { ...place, ...visitor, locale };
      const frame = await composeFrame(renderer, requested);
      if (frame) await composeFragments(renderer, requested, frame.header, { waits: true });
    }),
  );
}
