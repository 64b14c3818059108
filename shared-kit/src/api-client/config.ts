import { createStore } from 'effector';

/** The API's address and the default timeout of `createApiFx`; the client below has none (specification, section 9). */
export interface ApiConfig {
  readonly baseUrl: string;
  readonly deadlineMs: number;
}

/** The configuration of this scope: the shell gives it to a page, the composition server to a request. */
export const $apiConfig = createStore<ApiConfig>(
  { baseUrl: '', deadlineMs: 15_000 },
  { sid: 'api/$apiConfig', name: '$apiConfig', serialize: 'ignore' },
);
