import { sample } from 'effector';
import { createPopupGate } from '../../features/popup-gate/index.ts';
import { linkRefused, passwordSet } from '../../features/reset-link/index.ts';

export const { gate: PasswordResetGate, closePopupFx } = createPopupGate('PasswordResetGate');

// How it went is said by the page beneath.
sample({ clock: [passwordSet, linkRefused], fn: () => undefined, target: closePopupFx });
