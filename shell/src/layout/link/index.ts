export { type FrameLink, ShopLink, useAddress, useLinks, usePage } from './link.tsx';
