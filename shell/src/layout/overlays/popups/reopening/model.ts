import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { connectionLost } from '../../../../connection/index.ts';
import { layoutStarted } from '../../../started.ts';
import { $stack, looksMissed } from '../model.ts';
import { type Popup, type PopupRequest, topmost } from '../stack.ts';
import { keepPopup, takePopup } from './stored-popup.ts';

/** The code of all popup styles failed to load. The payload: the browser's online state. */
export const looksLost = createEvent<boolean>();

/** Reloads the page for a popup, which then opens by itself. */
export const reopenFx = createEffect((popup: PopupRequest) => {
  keepPopup(popup);
  location.reload();
});
const takeFx = createEffect(() => takePopup());

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
