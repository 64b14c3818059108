import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import type { Renderer } from '../../render/index.ts';
import { composeFragments } from './compose-fragments.ts';
import { composeFrame } from './compose-frame.ts';
import { NO_GUEST_LINES } from './guest-cart.ts';
import type { PagesOptions } from './pages.ts';
import { placeOfRemote, type RequestedPage } from './requested-page.ts';

/**
 * Renders the frame, and the placeholders of fragments for pages, in every language before the first page: by then the code of their owners
 * is loaded. One that fails is filled by the browser.
 */
export async function prerenderFragments({
  compositions,
  renderer,
  settings,
}: Pick<PagesOptions, 'compositions' | 'renderer' | 'settings'>): Promise<void> {
  const composition = await compositions.forVisitor(null);
  const place = { composition, settings: settings.current(), path: '/', search: '', owned: null };
  const visitor = {
    isFirstVisit: false,
    guestLines: NO_GUEST_LINES,
    cookies: {},
    hasTypeface: false,
    trial: null,
    flags: {},
    preview: null,
  };
  await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const requested = { ...place, ...visitor, locale };
      const [frame] = await Promise.all([composeFrame(renderer, requested), prerenderPlaceholders(renderer, requested)]);
      if (frame) await composeFragments(renderer, requested, frame.header, { waits: true });
    }),
  );
}

async function prerenderPlaceholders(renderer: Renderer, requested: RequestedPage): Promise<void> {
  const { composition } = requested;
  const placeholders = Object.entries(composition.page.remotes).flatMap(([owner, { fragments }]) => {
    const release = composition.release(owner);
    if (!release) return [];
    const place = { ...placeOfRemote(requested, owner, null), isPlaceholder: true, waits: true };
    const served = fragments.filter((name) => composition.fragment(owner, name) !== null);
    return served.map((fragment) => renderer.remote(release, { ...place, fragment }));
  });
  await Promise.all(placeholders);
}
