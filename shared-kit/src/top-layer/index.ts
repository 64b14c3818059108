export { leaveTop, raiseToTop } from './top-layer.ts';
