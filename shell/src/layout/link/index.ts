export { ShopLink } from './shop-link.tsx';
export { useAddress } from './use-address.ts';
export { useOffered } from './use-offered.ts';
