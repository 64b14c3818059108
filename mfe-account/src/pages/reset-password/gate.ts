import { createGate } from 'effector-react';

/** Open while the shopper is on the page, in the browser only: the server checks no links. */
export const ResetPasswordGate = createGate('ResetPasswordGate');
