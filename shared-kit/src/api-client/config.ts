import { createStore } from 'effector';

/**
 * The address of the API, and the default timeout of a call of `createApiFx`; the client below it has no timeout of its
 * own (specification, section 9). The browser sends requests to its own origin, through the shop's proxy.
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
