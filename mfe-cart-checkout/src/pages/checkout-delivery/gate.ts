import { createGate } from 'effector-react';

/** Open while the delivery step is shown in a browser. */
export const DeliveryGate = createGate();
