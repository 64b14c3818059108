export { OWN_MIDDLEWARE } from './own-middleware.ts';
export { type PageTrail, trailData, trailOf } from './trail.ts';
export { type MainVariant, productIn, variantOf } from './variant.ts';
