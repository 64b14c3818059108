import { createEvent, createStore } from 'effector';
import { type Session, type SessionEvent, transition, UNKNOWN_SESSION } from './machine/index.ts';

/** Something has happened to the session, in this tab, in another, or at the API. */
export const occurred = createEvent<SessionEvent>();

/** The session of this tab. Other parts of the shop see of it what `model.ts` puts on the bus. */
export const $session = createStore<Session>(UNKNOWN_SESSION, { serialize: 'ignore' }).on(occurred, transition);
