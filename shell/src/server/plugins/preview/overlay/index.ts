export { OVERLAY_SCRIPT, RIBBON_SCRIPT } from './scripts.ts';
