import { createGate } from 'effector-react';

/** Open while the review is shown in a browser. */
export const ReviewGate = createGate();
