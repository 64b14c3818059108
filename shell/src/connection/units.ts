import { createEvent } from 'effector';

/** A request of the page failed, whatever the browser's online state is. */
export const connectionLost = createEvent();

export const connectionReturned = createEvent();
