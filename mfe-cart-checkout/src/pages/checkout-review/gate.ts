import { createGate } from 'effector-react';

export const ReviewGate = createGate();
