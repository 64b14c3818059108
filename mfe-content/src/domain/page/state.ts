import { type ApiError, pageStatusOf } from '@vitrava/shared-kit/errors';

/** How a page stands: on its way, there, nothing at this address, or not to be had now. */
export type PageState = 'loading' | 'ready' | 'missing' | 'failed';

const STATUS = { loading: 503, ready: 200, missing: 404, failed: 503 } as const;

export function statusOf(state: PageState): number {
  return STATUS[state];
}

export function answeredState(): PageState {
  return 'ready';
}

export function failedState(error: ApiError): PageState {
  return pageStatusOf(error) === 404 ? 'missing' : 'failed';
}
