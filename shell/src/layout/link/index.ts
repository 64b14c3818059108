export { ShopLink } from './shop-link.tsx';
export { useAddress } from './use-address.ts';
export { useLinks } from './use-links.ts';
export { usePage } from './use-page.ts';
