import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import { composeFragments } from './compose-fragments.ts';
import { composeFrame } from './compose-frame.ts';
import { NO_GUEST_LINES } from './guest-cart.ts';
import type { PagesOptions } from './pages.ts';

/** Renders the frame in every language before the first page. One that fails is filled by the browser. */
export async function prerenderFragments({
  compositions,
  renderer,
  settings,
}: Pick<PagesOptions, 'compositions' | 'renderer' | 'settings'>): Promise<void> {
  const composition = await compositions.forVisitor(null);
  const place = { composition, settings: settings.current(), path: '/', search: '', owned: null };
  const visitor = { isFirstVisit: false, guestLines: NO_GUEST_LINES, hasTypeface: false, trial: null, flags: {}, preview: null };
  await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const requested = { ...place, ...visitor, locale };
      const frame = await composeFrame(renderer, requested);
      if (frame) await composeFragments(renderer, requested, frame.header, { waits: true });
    }),
  );
}
