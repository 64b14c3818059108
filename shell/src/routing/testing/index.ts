export { address, OWNER, shopWith, to } from './shop.ts';
