import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { num, obj, str } from '@withease/contracts';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { connectionLost } from '../../../connection/index.ts';
import { layoutStarted } from '../../started.ts';
import { $stack, looksMissed } from './model.ts';
import { type Popup, type PopupRequest, topmost } from './stack.ts';

/*
 * A popup that only a new document can show: it is in the state of the history entry, which outlives a reload, until that document takes it.
 */

/** A document is there in less; an older request means nothing any more. */
const FRESH_MS = 30_000;

const entryContract = obj({ reopen: obj({ at: num, owner: str, name: str, props: obj({}) }) });

/** The popup that the document before has left to this one; null when none, and the second time. */
export function takePopup(): PopupRequest | null {
  const state: unknown = history.state;
  if (!entryContract.isData(state)) return null;
  const { reopen, ...entry } = state;
  history.replaceState(entry, '');
  const { at, owner, name, props } = reopen;
  return Math.abs(Date.now() - at) < FRESH_MS ? { owner, name, props: { ...props } } : null;
}

/** Leaves a popup to the next document of this history entry. Nothing where browsers refuse it: for props that they cannot clone, or too many changes. */
export function keepPopup({ owner, name, props = {} }: PopupRequest): void {
  try {
    history.replaceState({ ...history.state, reopen: { at: Date.now(), owner, name, props } }, '');
  } catch {
    // The visitor opens the popup again.
  }
}

/** The code of all popup styles failed to load. The payload: the browser's online state. */
export const looksLost = createEvent<boolean>();

/** Reloads the page for a popup, which then opens by itself. */
export const reopenFx = createEffect((popup: PopupRequest) => {
  keepPopup(popup);
  location.reload();
});
const takeFx = createEffect(takePopup);

sample({ clock: layoutStarted, fn: () => undefined, target: takeFx });

const taken = takeFx.doneData.filterMap((popup) => popup ?? undefined);
sample({ clock: taken, target: popupRequested });

/** This document was opened for a popup; for the same one no other is opened by itself. */
const $isReopened = createStore(false, { serialize: 'ignore' }).on(taken, () => true);

const requestOf = ({ owner, name, input }: Popup): PopupRequest => ({ owner, name, props: input });
sample({
  clock: looksLost,
  source: { stack: $stack, isReopened: $isReopened },
  fn: ({ stack, isReopened }, isOnline) => {
    const popup = topmost(stack);
    return { ...(popup && isOnline && !isReopened && { reopen: requestOf(popup) }), missed: undefined };
  },
  target: spread({ reopen: reopenFx, missed: [looksMissed, connectionLost] }),
});
