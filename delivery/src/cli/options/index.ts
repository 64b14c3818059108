export { type AttributionOptions, attributionOf, attributionOfTeam } from './attribution.ts';
export { type CanaryFlags, canaryTarget, describeTarget, shareOption, withCanaryOptions } from './canary-options.ts';
export { isShopAddress } from './shop-address.ts';
export { toNumber } from './to-number.ts';
