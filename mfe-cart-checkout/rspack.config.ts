import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({ name: 'mfe-cart-checkout', pages: { cart: 'cart' }, service: true });
