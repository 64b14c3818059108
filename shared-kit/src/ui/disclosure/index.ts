export { Disclosure, type DisclosureProps } from './view.tsx';
