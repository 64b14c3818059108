export { followTypeface } from './typeface.ts';
