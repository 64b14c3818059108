export { $apiConfig, type ApiConfig } from './config.ts';
export { createApiFx } from './effect.ts';
export type { ApiRequest } from './request.ts';
