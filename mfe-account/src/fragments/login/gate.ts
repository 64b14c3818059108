import { createPopupGate } from '../../features/popup-gate/index.ts';

export const { gate: LoginGate, closePopupFx } = createPopupGate('LoginGate');
