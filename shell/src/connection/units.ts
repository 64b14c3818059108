import { createEvent } from 'effector';

/** Something that the page asked for did not come, whatever the browser believes of its network. */
export const connectionLost = createEvent();

/** The shop can be reached again. */
export const connectionReturned = createEvent();
