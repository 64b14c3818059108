export { followAddress } from './follow-address.ts';
export { createShowFragment } from './show-fragment.ts';
