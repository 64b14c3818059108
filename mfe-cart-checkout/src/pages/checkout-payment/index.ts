import { defineStep } from '../../features/checkout-frame/index.ts';
import { PaymentView } from './view.tsx';

export const page = defineStep(PaymentView, 'routes.checkout-payment');
