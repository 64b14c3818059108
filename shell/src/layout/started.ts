import { createEvent } from 'effector';

/** Brings another team's fragment into an element; rejects when its owner is down. */
export type MountFragment = (place: {
  readonly owner: string;
  readonly name: string;
  readonly container: HTMLElement;
  readonly input: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}) => Promise<{ readonly unmount: () => Promise<void> }>;

/**
 * Fact, by the boot of the page: the shell's roots are about to come alive. Told once, before single-spa starts: it delays those
 * who listen to the history later. Brings what the layout needs of the composition.
 */
export const layoutStarted = createEvent<{ mountFragment: MountFragment }>();
