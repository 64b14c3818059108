export { type FragmentPlace, mountFragment } from './mount-fragment.ts';
