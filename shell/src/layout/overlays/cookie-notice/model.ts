import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { combine, sample } from 'effector';
import { layoutStarted } from '../../started.ts';
import { acceptance } from './acceptance.ts';

const stored = createStoredValue<boolean, boolean>({ item: acceptance, initial: false, reduce: (_, isAccepted) => isAccepted });

export const accepted = stored.change.prepend((_: void) => true);

/** False until the storage was read, so that no one who has accepted sees it again. */
export const $isVisible = combine(stored.$isRead, stored.$value, (isRead, isAccepted) => isRead && !isAccepted);

sample({ clock: layoutStarted, fn: () => undefined, target: stored.start });
