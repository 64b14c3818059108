import { createGate } from 'effector-react';

export const DeliveryGate = createGate();
