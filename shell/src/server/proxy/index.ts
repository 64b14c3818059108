export { type ForwardOptions, forward, proxy, requirePath } from './forward.ts';
