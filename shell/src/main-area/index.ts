export { SHELL_MIDDLEWARE } from '@vitrava/shared-kit/internal/shell-middleware';
export { type PageTrail, trailData, trailOf } from './trail.ts';
export { type MainVariant, productIn, variantOf } from './variant.ts';
