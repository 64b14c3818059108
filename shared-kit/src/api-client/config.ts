import { createStore } from 'effector';

/**
 * Where the API is, and how long a call of `createApiFx` may take that does not say so itself; the client below it knows no timeout of its own
 * (specification, section 9). The browser talks to its own origin, through the shop's proxy.
 */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly deadlineMs: number;
}

/** The configuration of this scope: the shell gives it to a page, the composition server to a request. */
export const $apiConfig = createStore<ApiConfig>(
  { baseUrl: '', deadlineMs: 15_000 },
  { sid: 'api/$apiConfig', name: '$apiConfig', serialize: 'ignore' },
);
