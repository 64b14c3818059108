export { createPopupGate } from './create-popup-gate.ts';
