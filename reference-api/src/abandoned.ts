import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that is done for somebody who may lose interest in it. */
export interface Interest {
  readonly isGone: () => boolean;
  /** A server of the shop's own reads it for a page, which any visitor may have asked for. */
  readonly isForPage?: boolean;
}

/** Nobody waits for what was to be done; nothing has failed. */
class AbandonedError extends Error {
  constructor() {
    super('Nobody waits for this any more.');
  }
}

/** Whether it is such an error, or a query that ended by one. */
export function isAbandoned(error: Error): boolean {
  return error instanceof AbandonedError || error.cause instanceof AbandonedError;
}

const current = new AsyncLocalStorage<Interest>();

/** Runs what follows for somebody; see `throwIfAbandoned`. */
export function workFor(interest: Interest, work: () => void): void {
  current.run(interest, work);
}

/** For whom the work at hand is done; undefined where it is for nobody in particular. */
export function interest(): Interest | undefined {
  return current.getStore();
}

/** Ends work between two of its steps when whoever asked for it has gone. Work that is not for one caller, or changes something, always goes on. */
export function throwIfAbandoned(): void {
  if (current.getStore()?.isGone()) throw new AbandonedError();
}
