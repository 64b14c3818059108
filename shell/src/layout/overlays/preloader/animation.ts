/** Specification, sections 4 and 9: 8 fragments, one per 200 ms, 500 ms more, then a fade. */
export const FRAGMENTS = 8;

export type PreloaderPhase = 'away' | 'revealing' | 'fading';

export interface Animation {
  readonly phase: PreloaderPhase;
  /** How many fragments of the sign are shown. */
  readonly shown: number;
}

/** `waited`: the time of the last fragment is over. `skipped`: a key or a tap, the visitor does not want to wait. */
export type AnimationEvent = 'started' | 'waited' | 'skipped' | 'faded';

/** What becomes of the animation when something happens to it; the same object when nothing does. */
export function transition(animation: Animation, event: AnimationEvent): Animation {
  const { phase, shown } = animation;
  if (event === 'started') return { phase: 'revealing', shown: 0 };
  if (event === 'faded') return { phase: 'away', shown };
  if (phase !== 'revealing') return animation;
  return event === 'waited' && shown < FRAGMENTS ? { phase, shown: shown + 1 } : { phase: 'fading', shown };
}
