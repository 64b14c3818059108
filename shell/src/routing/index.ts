export { type Address, hrefOf, readAddress, softTarget, urlOf } from './address.ts';
export { isPlaceStored } from './language-switch.ts';
export { openLinkedDisclosures } from './linked-disclosure.ts';
export { followLinks, releaseLinks } from './links.ts';
export { $shellError, pageOpened, pendingNavigationChanged, type ShellError } from './model.ts';
export type { Navigation, Travel } from './navigation/travel.ts';
export type { Payloads } from './payloads/index.ts';
export { prefetchByIntent } from './prefetch.ts';
export { layOutInPauses } from './whole-layout.ts';
