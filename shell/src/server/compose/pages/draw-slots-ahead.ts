import { setTimeout as delay } from 'node:timers/promises';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import type { AskedPage } from './asked-page.ts';
import { composeSlots } from './compose-slots.ts';
import type { PagesOptions } from './pages.ts';

const ROUNDS = 10;
const BETWEEN_ROUNDS_MS = 200;

/**
 * Draws the fragments of the frame in every language, so that the first page after a start has them. Ends after a few rounds also where one
 * cannot be drawn; pages go out without it then, and the browser fills the slot.
 */
export async function drawSlotsAhead(
  { compositions, renderer, settings }: Pick<PagesOptions, 'compositions' | 'renderer' | 'settings'>,
  signal: AbortSignal,
): Promise<void> {
  const composition = await compositions.forVisitor(null);
  const place = { composition, settings: settings.current(), path: '/', search: '', owned: null };
  const visitor = { isFirstVisit: false, mayHaveFont: false, trial: null, preview: null };
  const isDrawn = async (locale: AskedPage['locale']): Promise<boolean> => {
    const filled = await composeSlots(renderer, { ...place, ...visitor, locale });
    return filled.length === composition.placed.length;
  };
  for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
    const drawn = await Promise.all(Object.values(LOCALES).map(({ code }) => isDrawn(code)));
    if (!drawn.includes(false)) return;
    await delay(BETWEEN_ROUNDS_MS);
  }
}
