import { defineStep } from '../../features/checkout-frame/index.ts';
import { ReviewView } from './view.tsx';

export const page = defineStep(ReviewView, 'routes.checkout-review');
