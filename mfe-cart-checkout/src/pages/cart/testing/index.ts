export { answerPricing, offer, renderCart, storeCart } from './cart-page.tsx';
