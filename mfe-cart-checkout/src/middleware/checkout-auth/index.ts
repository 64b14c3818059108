import { defineMiddleware } from '@vitrava/shared-kit/mount/middleware';
import { checkFx } from './model.ts';

/** Keeps the steps of checkout in their order. */
export const checkoutAuth = defineMiddleware({ name: 'checkout-auth', checkFx });
