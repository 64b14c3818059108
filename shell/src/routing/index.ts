export { type Address, readAddress } from './address.ts';
export { followLinks } from './links.ts';
export { $shellError, pageOpened, type ShellError } from './model.ts';
export { type Navigation, startNavigation, type Travel } from './navigation/index.ts';
export { createPayloads, type Payloads } from './payloads.ts';
export { createPlaces } from './places.ts';
export { prefetchByIntent } from './prefetch.ts';
