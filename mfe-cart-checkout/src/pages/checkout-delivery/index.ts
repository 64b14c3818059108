import { defineStep } from '../../features/checkout-frame/index.ts';
import { DeliveryView } from './view.tsx';

export const page = defineStep(DeliveryView, 'routes.checkout-delivery');
