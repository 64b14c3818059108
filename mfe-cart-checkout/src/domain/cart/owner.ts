import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { combine } from 'effector';

/** The customer whose cart is on the server; null for a guest, and while the session is unknown. */
export const $owner = combine($sessionStatus, $userId, (status, userId) => (status === 'authenticated' ? userId : null));
