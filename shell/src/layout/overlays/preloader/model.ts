import { preloaderResetRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../../started.ts';
import { type Animation, type AnimationEvent, FRAGMENTS, transition } from './animation.ts';
import { rememberPreloader, shouldShowPreloader } from './first-visit.ts';

const FRAGMENT_MS = 200;
const LAST_MS = 500;
/** As long as the transition in the style sheet. */
const FADE_MS = 400;

/** A key or a tap: the visitor does not want to wait. */
export const skipped = createEvent();

const occurred = createEvent<AnimationEvent>();

const $animation = createStore<Animation>({ phase: 'away', shown: 0 }, { serialize: 'ignore' }).on(occurred, transition);
export const $phase = $animation.map(({ phase }) => phase);
export const $shown = $animation.map(({ shown }) => shown);

const askFx = createEffect(shouldShowPreloader);
const rememberFx = createEffect(rememberPreloader);
const waitForFragmentFx = createEffect(wait);
const waitForFadeFx = createEffect(wait);

/** Not by patronum: this is on every first page, whose bytes are counted. */
function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

sample({ clock: layoutStarted, fn: () => undefined, target: askFx });
sample({
  clock: [
    askFx.doneData.filterMap((mayStart): AnimationEvent | undefined => (mayStart ? 'started' : undefined)),
    waitForFragmentFx.done.map((): AnimationEvent => 'waited'),
    skipped.map((): AnimationEvent => 'skipped'),
    waitForFadeFx.done.map((): AnimationEvent => 'faded'),
  ],
  target: occurred,
});
sample({
  clock: $animation,
  filter: ({ phase }) => phase === 'revealing',
  fn: ({ shown }) => (shown < FRAGMENTS ? FRAGMENT_MS : LAST_MS),
  target: waitForFragmentFx,
});
sample({ clock: $animation, filter: ({ phase }) => phase === 'fading', fn: () => FADE_MS, target: waitForFadeFx });
sample({
  clock: [waitForFadeFx.done.map(() => true), preloaderResetRequested.map(() => false)],
  fn: (hasShownPreloader) => ({ hasShownPreloader }),
  target: rememberFx,
});
