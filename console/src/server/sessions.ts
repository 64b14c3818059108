import { randomBytes } from 'node:crypto';
import {
  csrfTokenOf,
  type Operator,
  type OperatorSession,
  operatorWithKey,
  readOperators,
  readSession,
  writeSession,
} from '@vitrava/delivery/operators';
import { LRUCache } from 'lru-cache';

/** A session of an operator, as one request has it. */
export interface Session {
  readonly operator: string;
  /** Every form of the session carries it. */
  readonly csrfToken: string;
  /** Whether the operator has entered the key within the last ten minutes; releases are changed only then. */
  readonly isRecent: boolean;
}

/** The cookie of a session. */
export interface SessionToken {
  readonly token: string;
  readonly expires: Date;
}

/** Sessions of operators. They are sealed, so that every server of the store can read them; the keys of operators are read at each request. */
export interface Sessions {
  /** Null for a key that is no operator's. */
  begin(key: string): Promise<SessionToken | null>;
  /** The session of a cookie; null when it is none (any more). */
  ofToken(token: string): Promise<Session | null>;
  /** The same session after the operator has entered the key again; null when it is not the key of this operator. */
  reauthenticate(token: string, key: string): Promise<SessionToken | null>;
  /** Name of the operator with this key, for programs that read the report. */
  operatorOf(key: string): Promise<string | null>;
  /**
   * Signs out: on this server at once. On other servers the removed cookie is the only one; removing the operator ends
   * all.
   */
  end(token: string): Promise<void>;
}

export interface SessionsOptions {
  readonly operatorsFile: string;
  readonly secret: () => Promise<string>;
  readonly now: () => number;
}

/** A working day. */
const SESSION_MS = 10 * 3_600_000;
/** How long the key counts as entered recently. */
const RECENT_MS = 10 * 60_000;
/** Ended sessions that are remembered until they would have expired. */
const ENDED = 10_000;

export function createSessions({ operatorsFile, secret, now }: SessionsOptions): Sessions {
  const ended = new LRUCache<string, true>({ max: ENDED, ttl: SESSION_MS });
  const iso = (at: number) => new Date(at).toISOString();

  async function find(token: string): Promise<OperatorSession | null> {
    const session = readSession(token, await secret(), await readOperators(operatorsFile), now());
    return session && !ended.has(session.id) ? session : null;
  }

  async function tokenFor(operator: Operator, id: string, expiresAt: string): Promise<SessionToken> {
    const token = writeSession(operator, { id, authenticatedAt: iso(now()), expiresAt }, await secret());
    return { token, expires: new Date(expiresAt) };
  }

  return {
    async begin(key) {
      const operator = operatorWithKey(await readOperators(operatorsFile), key);
      return operator && tokenFor(operator, randomBytes(16).toString('hex'), iso(now() + SESSION_MS));
    },
    async ofToken(token) {
      const session = await find(token);
      if (!session) return null;
      const isRecent = now() - Date.parse(session.authenticatedAt) < RECENT_MS;
      return { operator: session.operator, csrfToken: csrfTokenOf(session, await secret()), isRecent };
    },
    async reauthenticate(token, key) {
      const session = await find(token);
      const operator = operatorWithKey(await readOperators(operatorsFile), key);
      return session && operator?.keyHash === session.keyHash ? tokenFor(operator, session.id, session.expiresAt) : null;
    },
    async operatorOf(key) {
      return operatorWithKey(await readOperators(operatorsFile), key)?.name ?? null;
    },
    async end(token) {
      const session = await find(token);
      if (session) ended.set(session.id, true);
    },
  };
}
