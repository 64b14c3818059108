export { Seller, SellerLines } from './view.tsx';
