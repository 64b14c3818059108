import { merge } from 'effector';
import { createPopupGate } from '../../features/popup-gate/index.ts';
import { $isSettingPassword, linkRefused, passwordSet } from '../../features/reset-link/index.ts';

/** The page beneath shows the result. */
export const { gate: PasswordResetGate } = createPopupGate('PasswordResetGate', {
  pending: $isSettingPassword,
  done: merge([passwordSet, linkRefused]),
});
