export { type Address, readAddress } from './address.ts';
export { followLinks } from './links.ts';
export { $shellError, arrived, type ShellError } from './model.ts';
export { startNavigation } from './navigation.ts';
export { createPayloads, type Payloads } from './payloads.ts';
export { createPlaces } from './places.ts';
export { prefetchByIntent } from './prefetch.ts';
export type { Navigation, Travel } from './travel.ts';
