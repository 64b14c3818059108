import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { connectionLost } from '../../../../connection/index.ts';
import { layoutStarted } from '../../../started.ts';
import { $stack, looksMissed } from '../model.ts';
import { type Popup, type PopupRequest, topmost } from '../stack.ts';
import { keepPopup, takePopup } from './kept-popup.ts';

/** The shopper opens the page anew for the sake of a popup, which then opens by itself. */
export const reopeningRequested = createEvent<PopupRequest>();

/** The code of all popups' looks did not come. The payload: whether the browser believes to be online. */
export const looksLost = createEvent<boolean>();

/** This document was opened for a popup; for the same one no other is opened by itself. */
const $isReopened = createStore(false, { serialize: 'ignore' });

const reopenFx = createEffect((popup: PopupRequest) => {
  keepPopup(popup);
  location.reload();
});
const takeFx = createEffect(() => takePopup());

sample({ clock: reopeningRequested, target: reopenFx });
sample({ clock: layoutStarted, fn: () => undefined, target: takeFx });

const taken = takeFx.doneData.filterMap((popup) => popup ?? undefined);
sample({ clock: taken, target: popupRequested });
sample({ clock: taken, fn: () => true, target: $isReopened });

const requestOf = ({ owner, name, input }: Popup): PopupRequest => ({ owner, name, props: input });
const lost = sample({
  clock: looksLost,
  source: { stack: $stack, isReopened: $isReopened },
  fn: ({ stack, isReopened }, isOnline) => ({ popup: topmost(stack), mayReopen: isOnline && !isReopened }),
});
sample({
  clock: lost.filterMap(({ popup, mayReopen }) => (popup && mayReopen ? requestOf(popup) : undefined)),
  target: reopeningRequested,
});
sample({ clock: lost, fn: () => undefined, target: [looksMissed, connectionLost] });
