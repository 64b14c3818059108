import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { cartPage } from '../pages/cart/index.ts';
import { checkoutPage } from '../pages/checkout/index.ts';
import { deliveryPage } from '../pages/delivery/index.ts';
import { orderResultPage } from '../pages/order-result/index.ts';
import { paymentPage } from '../pages/payment/index.ts';
import { reviewPage } from '../pages/review/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [cartPage, checkoutPage, deliveryPage, paymentPage, reviewPage, orderResultPage];
