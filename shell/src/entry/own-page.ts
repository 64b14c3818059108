export { createLoads, mountOwnPage } from '../composition/remotes/index.ts';
export { createPayloads } from '../routing/payloads/index.ts';
