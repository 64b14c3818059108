export { type ForwardOptions, forward, proxy, requirePath } from './forward.ts';
export { readRequestPath } from './request-path.ts';
