export { type LinkPlace, linkPlace } from './link-place.ts';
