import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({
  name: 'mfe-cart-checkout',
  pages: {
    cart: 'cart',
    checkout: 'checkout',
    'checkout-delivery': 'delivery',
    'checkout-payment': 'payment',
    'checkout-review': 'review',
    'order-result': 'order-result',
  },
  service: true,
  middleware: ['checkout-auth'],
});
