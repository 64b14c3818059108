export { isFocusLost } from './lost-focus.ts';
