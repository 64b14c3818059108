import { signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { createStore } from 'effector';

/** The session that calls are made in; aborted with the reason when it ends. Null for a guest, and on the server. */
export const $ending = createStore<AbortController | null>(null, { serialize: 'ignore' })
  .on(signedIn, () => new AbortController())
  // In the reducer, because the next customer may sign in at the same moment and has a controller of their own.
  .on(signedOut, (ending, { reason }) => {
    ending?.abort(reason);
    return null;
  });

/** Whether the shopper has signed out themselves, here or in another tab; a session that was refused does not count. */
export function hasLeft(ending: AbortController | null): boolean {
  return ending?.signal.aborted === true && ending.signal.reason !== 'refused';
}
