export type { RefreshOutcome, SessionEvent } from './events.ts';
export { hasValidToken, published, type Session, UNKNOWN_SESSION } from './state.ts';
export { transition } from './transition.ts';
