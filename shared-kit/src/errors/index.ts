/** What can go wrong between shop and API, as plain data. `explanation` is for logs; people see an i18n text. */
export type ApiError =
  | { readonly kind: 'network'; readonly explanation: 'Network Error' }
  | { readonly kind: 'aborted'; readonly explanation: 'Request aborted' }
  | { readonly kind: 'timeout'; readonly explanation: 'timeout exceeded' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
      readonly explanation: string;
    }
  | { readonly kind: 'contract'; readonly problems: readonly string[]; readonly explanation: string };

const KINDS: ReadonlySet<unknown> = new Set<ApiError['kind']>(['network', 'aborted', 'timeout', 'status', 'contract']);

/** There was no answer. */
export function networkError(): ApiError {
  return { kind: 'network', explanation: 'Network Error' };
}

/** The call was aborted on purpose. */
export function abortedError(): ApiError {
  return { kind: 'aborted', explanation: 'Request aborted' };
}

/** The answer took longer than it may. */
export function timeoutError(): ApiError {
  return { kind: 'timeout', explanation: 'timeout exceeded' };
}

/** The API answered with an error status; `body` is the parsed answer or null. */
export function statusError(status: number, body: unknown, retryAfterSeconds: number | null): ApiError {
  return { kind: 'status', status, body, retryAfterSeconds, explanation: `Request failed with status code ${status}` };
}

/** The API's response was well-formed but broke the contract; `problems` lists how. */
export function contractError(problems: readonly string[]): ApiError {
  return { kind: 'contract', problems, explanation: `Unexpected answer: ${problems.join('; ')}` };
}

/** Whether a caught value is an error of the API client. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(value.kind) && 'explanation' in value;
}

/** Whether trying again later may help: the network, a deadline, throttling, or a fault of the server. */
export function isTransient(error: ApiError): boolean {
  if (error.kind === 'status') return error.status >= 500 || error.status === 429;
  return error.kind !== 'contract';
}

/** The HTTP status a page should have when its data failed with this error: 404 stays 404, all else is 503. */
export function pageStatusOf(error: ApiError): 404 | 503 {
  return error.kind === 'status' && error.status === 404 ? 404 : 503;
}
