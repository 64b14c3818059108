/** The part of react-router that the shop runs on: which route an address is (docs/decisions/008). */
export { matchPath } from 'react-router';
