import { createGate } from 'effector-react';

/** Open while the shopper is on the page, in the browser only: the server has no session. */
export const PersonalDetailsGate = createGate('PersonalDetailsGate');
