import { createEvent } from 'effector';

/** A request of the page failed, whatever the browser's online state is. */
export const connectionLost = createEvent();

/** The shop can be reached again. */
export const connectionReturned = createEvent();
