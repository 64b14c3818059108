import type { PageSkeletonShape } from '@vitrava/shared-kit/contracts/manifest';
import { createEvent } from 'effector';

/** A fragment and where it goes. */
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

/** Whether no remote of the page's composition has the fragment that was asked for: this page cannot show it, however often asked. */
export function isAbsentFragment(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbsentFragment';
}

/** Whether only a new document can show the fragment: the browser has given up asking for its files. */
export function isStuckFragment(error: unknown): boolean {
  return error instanceof Error && error.name === 'StuckFragment';
}

/**
 * Fact, by the boot of the page: the shell's roots are about to come alive. Called once, before single-spa starts: it delays those
 * who listen to the history later. Brings what the layout needs of the composition.
 */
export const layoutStarted = createEvent<{
  mountFragment: MountFragment;
  /** The outline of the page at a path without locale prefix. */
  shapeOf?: (pathname: string) => PageSkeletonShape;
}>();
