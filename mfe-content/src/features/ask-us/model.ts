import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, sample } from 'effector';

/** The shopper wants to write to us. */
export const askUsRequested = createEvent();

sample({ clock: askUsRequested, fn: () => ({ owner: 'mfe-content', name: 'contact-us' }), target: popupRequested });
