import { defineStep } from '../../features/checkout-frame/index.ts';
import { CheckoutView } from './view.tsx';

export const page = defineStep(CheckoutView, 'routes.checkout');
