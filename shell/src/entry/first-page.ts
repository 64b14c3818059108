export { createLoads, mountFirstPage } from '../composition/remotes/index.ts';
export { createPayloads } from '../routing/payloads/index.ts';
