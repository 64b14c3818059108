import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { activeOrders } from '../pages/active-orders/index.ts';
import { completedOrders } from '../pages/completed-orders/index.ts';
import { personalDetails } from '../pages/personal-details/index.ts';
import { resetPassword } from '../pages/reset-password/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [activeOrders, completedOrders, personalDetails, resetPassword];
