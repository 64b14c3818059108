import { createGate } from 'effector-react';

/** Open while the delivery step stands in a browser. */
export const DeliveryGate = createGate();
