import { createGate } from 'effector-react';

/** Open while the shopper is on the page, in the browser only: the server knows no shopper. */
export const PersonalDetailsGate = createGate('PersonalDetailsGate');
