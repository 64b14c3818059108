export { address, shopWith, to } from './shop.ts';
