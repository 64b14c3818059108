import { createEvent } from 'effector';

export interface FragmentPlace {
  readonly owner: string;
  readonly name: string;
  readonly container: HTMLElement;
  readonly input: Readonly<Record<string, unknown>>;
  readonly close: () => void;
  /** Called when it breaks after it was shown; it stays mounted until it is unmounted. */
  readonly onFailure: (error: unknown) => void;
}

/** Brings another team's fragment into an element; rejects when its owner is down, with an absent fragment when no remote has it. */
export type MountFragment = (place: FragmentPlace) => Promise<{ readonly unmount: () => Promise<void> }>;

/** `absent`: the composition lacks the fragment, no retry helps. `stuck`: only a new document can load its files. */
export type FragmentFailure = 'failed' | 'absent' | 'stuck';

const BY_NAME: Readonly<Record<string, FragmentFailure>> = { AbsentFragment: 'absent', StuckFragment: 'stuck' };

/** What an error of `MountFragment` means. */
export function fragmentFailure(error: unknown): FragmentFailure {
  return (error instanceof Error && BY_NAME[error.name]) || 'failed';
}

/** Fact, by the page's boot: the shell is about to hydrate, before single-spa starts. Carries what the layout needs. */
export const layoutStarted = createEvent<{
  mountFragment: MountFragment;
  /** The outline of the page at a path without locale prefix. */
  shapeOf?: (pathname: string) => string;
}>();
