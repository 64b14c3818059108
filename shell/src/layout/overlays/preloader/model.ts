import { preloaderResetRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../../started.ts';
import { mayGreet, rememberGreeting } from './greeting.ts';

/** Specification, sections 4 and 9: 8 fragments, one per 200 ms, 500 ms more, then a fade. */
export const FRAGMENTS = 8;
const FRAGMENT_MS = 200;
const LAST_MS = 500;
/** As long as the transition in the style sheet. */
const FADE_MS = 400;

export type PreloaderPhase = 'away' | 'revealing' | 'fading';

/** A key or a tap: the visitor does not want to wait. */
export const skipped = createEvent();

export const $phase = createStore<PreloaderPhase>('away', { serialize: 'ignore' });
export const $shown = createStore(0, { serialize: 'ignore' });

const askFx = createEffect(mayGreet);
const rememberFx = createEffect(rememberGreeting);
const waitForFragmentFx = createEffect(wait);
const waitForFadeFx = createEffect(wait);

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

const greeted = askFx.doneData.filter({ fn: Boolean });
const ticked = sample({
  clock: waitForFragmentFx.done,
  source: { phase: $phase, shown: $shown },
  filter: ({ phase }) => phase === 'revealing',
  fn: ({ shown }) => shown,
});
const revealed = ticked.filter({ fn: (shown) => shown === FRAGMENTS });

sample({ clock: layoutStarted, fn: () => undefined, target: askFx });
sample({ clock: greeted, fn: () => 'revealing' as const, target: $phase });
sample({ clock: greeted, fn: () => FRAGMENT_MS, target: waitForFragmentFx });
sample({ clock: ticked, filter: (shown) => shown < FRAGMENTS, fn: (shown) => shown + 1, target: $shown });
sample({
  clock: ticked,
  filter: (shown) => shown < FRAGMENTS,
  fn: (shown) => (shown + 1 < FRAGMENTS ? FRAGMENT_MS : LAST_MS),
  target: waitForFragmentFx,
});

const fadeBegun = sample({ clock: [revealed, skipped], source: $phase, filter: (phase) => phase === 'revealing', fn: () => FADE_MS });
sample({ clock: fadeBegun, target: waitForFadeFx });
sample({ clock: fadeBegun, fn: () => 'fading' as const, target: $phase });
sample({ clock: waitForFadeFx.done, fn: () => 'away' as const, target: $phase });
sample({ clock: waitForFadeFx.done, fn: () => ({ hasShownPreloader: true }), target: rememberFx });
sample({ clock: preloaderResetRequested, fn: () => ({ hasShownPreloader: false }), target: rememberFx });
