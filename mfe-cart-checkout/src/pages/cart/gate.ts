import { createGate } from 'effector-react';

/** Open while the page stands in a browser. What is in the cart only the browser knows, so until then the page waits. */
export const CartGate = createGate();
