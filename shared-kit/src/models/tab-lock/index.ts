export { underTabLock } from './tab-lock.ts';
