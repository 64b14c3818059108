import { createEffect, createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../../started.ts';
import { readAcceptance, storeAcceptance } from './acceptance.ts';

export const accepted = createEvent();

/** False until the storage was asked, so that nobody who has said yes sees it again. */
export const $isVisible = createStore(false, { serialize: 'ignore' });

const readFx = createEffect(readAcceptance);
const storeFx = createEffect(storeAcceptance);

sample({ clock: layoutStarted, fn: () => undefined, target: readFx });
sample({ clock: readFx.doneData, fn: (isAccepted) => !isAccepted, target: $isVisible });
sample({ clock: accepted, fn: () => false, target: $isVisible });
sample({ clock: accepted, target: storeFx });
