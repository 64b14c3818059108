import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, sample } from 'effector';
import { layoutStarted } from '../../../started.ts';
import type { PopupWish } from '../stack.ts';
import { keepWish, takeWish } from './wish.ts';

/** The shopper opens the page anew for the sake of a popup, which then opens by itself. */
export const reopeningRequested = createEvent<PopupWish>();

const reopenFx = createEffect((wish: PopupWish) => {
  keepWish(wish);
  location.reload();
});
const takeFx = createEffect(() => takeWish());

sample({ clock: reopeningRequested, target: reopenFx });
sample({ clock: layoutStarted, fn: () => undefined, target: takeFx });
sample({ clock: takeFx.doneData.filterMap((wish) => wish ?? undefined), target: popupRequested });
