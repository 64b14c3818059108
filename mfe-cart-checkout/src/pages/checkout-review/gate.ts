import { createGate } from 'effector-react';

/** Open while the review stands in a browser. */
export const ReviewGate = createGate();
