import { randomBytes } from 'node:crypto';
import { operatorWithKey, readOperators, readSession, writeSession } from '@vitrava/delivery/operators';
import { LRUCache } from 'lru-cache';

/** Who uses the console. */
export interface SignedIn {
  readonly name: string;
}

/** A sign-in that has begun, for the browser to keep. */
export interface BegunSession {
  readonly token: string;
  readonly expires: Date;
}

/** Sign-ins of operators. They are sealed, so that every server of the store knows them; the keys of operators are read at each request. */
export interface Sessions {
  /** Null for a key that is no operator's. */
  begin(key: string): Promise<BegunSession | null>;
  /** Whose sign-in it is; null when it is none (any more). */
  ofToken(token: string): Promise<SignedIn | null>;
  /** Who has this key, for programs that look. */
  ofKey(key: string): Promise<SignedIn | null>;
  /** Signs out: here at once. Elsewhere the cookie that was taken away is the only one; removing the operator ends all. */
  end(token: string): Promise<void>;
}

export interface SessionsOptions {
  readonly operatorsFile: string;
  readonly secret: () => Promise<string>;
  readonly now?: () => number;
}

/** A working day. */
const SESSION_MS = 10 * 3_600_000;
/** Ended sign-ins that are remembered until they would have expired. */
const ENDED = 10_000;

export function createSessions({ operatorsFile, secret, now = Date.now }: SessionsOptions): Sessions {
  const ended = new LRUCache<string, true>({ max: ENDED, ttl: SESSION_MS });
  const sessionOf = async (token: string) => readSession(token, await secret(), await readOperators(operatorsFile), now());
  return {
    async begin(key) {
      const operator = operatorWithKey(await readOperators(operatorsFile), key);
      if (!operator) return null;
      const expires = new Date(now() + SESSION_MS);
      const id = randomBytes(16).toString('hex');
      return { token: writeSession(operator, { id, expiresAt: expires.toISOString() }, await secret()), expires };
    },
    async ofToken(token) {
      const session = await sessionOf(token);
      return session && !ended.has(session.id) ? { name: session.operator } : null;
    },
    async ofKey(key) {
      const operator = operatorWithKey(await readOperators(operatorsFile), key);
      return operator && { name: operator.name };
    },
    async end(token) {
      const session = await sessionOf(token);
      if (session) ended.set(session.id, true);
    },
  };
}
