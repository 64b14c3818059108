export { answerPricing, renderCart } from './cart-page.tsx';
