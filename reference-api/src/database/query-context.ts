import { AsyncLocalStorage } from 'node:async_hooks';

export interface QueryContext {
  /** Its client has disconnected, or has its response already. */
  readonly isAbandoned: () => boolean;
  /** A server of the shop requests it for a page, which any visitor may have requested. */
  readonly isForPage?: boolean;
}

/** Work was dropped because its request was abandoned; nothing has failed. */
class AbandonedError extends Error {
  constructor() {
    super('The request was abandoned.');
  }
}

/** Also true of a query that ended by such an error. */
export function isAbandonedError(error: Error): boolean {
  return error instanceof AbandonedError || error.cause instanceof AbandonedError;
}

const current = new AsyncLocalStorage<QueryContext>();

/** Runs `work`, and what follows from it, in this context. */
export function runInQueryContext(context: QueryContext, work: () => void): void {
  current.run(context, work);
}

/** Undefined outside of a request. */
export function queryContext(): QueryContext | undefined {
  return current.getStore();
}

/** Stops work between two of its steps once its request is abandoned. */
export function throwIfAbandoned(): void {
  if (current.getStore()?.isAbandoned()) throw new AbandonedError();
}
