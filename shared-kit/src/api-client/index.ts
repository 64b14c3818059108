export { $apiConfig, type ApiConfig } from './config.ts';
export { createApiFx } from './effect.ts';
export { readWhole } from './read-whole.ts';
export type { ApiRequest } from './request.ts';
