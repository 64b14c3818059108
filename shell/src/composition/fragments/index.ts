export { mountFragment } from './mount-fragment.ts';
