import { createEffect, createEvent, scopeBind } from 'effector';
import type { GuestLine } from '../line.ts';
import { type ChangedLines, changeLines, type GuestChange } from './change.ts';
import { mergeLines } from './merge.ts';
import { parseLines, STORAGE_KEY, writeLines } from './stored-lines.ts';

/** What the service knows of the cart. `isDetached`: the device refused to store it, so this page's memory holds the truth. */
export interface KnownCart {
  readonly lines: readonly GuestLine[];
  readonly isDetached: boolean;
}

/** What is stored on the device may have changed without this page. */
export const storedLinesChanged = createEvent();

/** The lines on the device; null when the browser has no storage for us. */
export const readStoredLinesFx = createEffect((): readonly GuestLine[] | null => {
  try {
    return parseLines(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
});

/**
 * Makes a change and stores it. Storage is read first, in the same breath, so that two tabs never write over each other's lines.
 * Done even when it could not be stored: then the page goes on with what it has in memory.
 */
export const makeChangeFx = createEffect(({ known, change }: { known: KnownCart; change: GuestChange }): KnownCart & ChangedLines => {
  try {
    const stored = parseLines(localStorage.getItem(STORAGE_KEY));
    const result = changeLines(mergeLines(known.lines, stored, known.isDetached), change);
    return { ...result, isDetached: !store(result.lines) };
  } catch {
    return { ...changeLines(known.lines, change), isDetached: true };
  }
});

function store(lines: readonly GuestLine[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, writeLines(lines));
    return true;
  } catch {
    return false;
  }
}

/** Tells when another tab has changed the lines, and when this page comes back from the back/forward cache, where it heard nothing. */
export const followOtherTabsFx = createEffect(() => {
  const changed = scopeBind(storedLinesChanged);
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === STORAGE_KEY || key === null)) changed();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed();
  });
});
