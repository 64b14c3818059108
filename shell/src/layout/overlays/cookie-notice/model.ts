import { createEffect, createEvent, createStore, sample } from 'effector';
import { layoutStarted } from '../../started.ts';
import { acceptance } from './acceptance.ts';

export const accepted = createEvent();

/** False until the storage was asked, so that no one who has said yes sees it again. */
export const $isVisible = createStore(false, { serialize: 'ignore' });

const readFx = createEffect(() => acceptance.read() === true);
const storeFx = createEffect(() => acceptance.write(true));

sample({ clock: layoutStarted, fn: () => undefined, target: readFx });
sample({ clock: readFx.doneData, fn: (isAccepted) => !isAccepted, target: $isVisible });
sample({ clock: accepted, fn: () => false, target: $isVisible });
sample({ clock: accepted, target: storeFx });
