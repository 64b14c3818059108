export { foreignAddressIn } from './address.ts';
export { RedirectConfirmation } from './view.tsx';
