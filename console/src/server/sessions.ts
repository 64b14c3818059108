import { randomBytes } from 'node:crypto';
import { csrfTokenOf, type Operator, operatorWithKey, readOperators, readSession, writeSession } from '@vitrava/delivery/operators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

export interface Session {
  readonly operator: string;
  /** Every form of the session carries it. */
  readonly csrfToken: string;
  /** Whether the operator has entered the key within the last ten minutes; releases are changed only then. */
  readonly isRecent: boolean;
}

export interface SessionsOptions {
  readonly operatorsFile: string;
  readonly secret: () => Promise<string>;
  /** Public origin of the console; null: the host of each request. */
  readonly consoleUrl: string | null;
  readonly now: () => number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** A working day. */
const SESSION_MS = 10 * 3_600_000;
/** How long the key counts as entered recently. */
const RECENT_MS = 10 * 60_000;
/** Ended sessions that are remembered until they would have expired. */
const ENDED = 10_000;
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** Sessions of operators in a sealed cookie, `__Host-` over HTTPS (RFC 6265bis §4.1.3.2), for all servers. */
export function createSessions({ operatorsFile, secret, consoleUrl, now }: SessionsOptions) {
  const ended = new LRUCache<string, true>({ max: ENDED, ttl: SESSION_MS });
  const iso = (at: number) => new Date(at).toISOString();
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || consoleUrl?.startsWith('https:') === true;
  const cookieFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-operator' : 'operator');
  const operatorWith = async (key: string) => operatorWithKey(await readOperators(operatorsFile), key);

  async function find(request: FastifyRequest) {
    const token = request.cookies[cookieFor(request)] ?? '';
    const session = readSession(token, await secret(), await readOperators(operatorsFile), now());
    return session && !ended.has(session.id) ? session : null;
  }

  async function write(request: FastifyRequest, reply: FastifyReply, operator: Operator, id: string, expiresAt: string): Promise<void> {
    const token = writeSession(operator, { id, authenticatedAt: iso(now()), expiresAt }, await secret());
    reply.setCookie(cookieFor(request), token, { ...ATTRIBUTES, secure: isSecure(request), expires: new Date(expiresAt) });
  }

  return {
    /** The session of a request; null when no operator is signed in. */
    async of(request: FastifyRequest): Promise<Session | null> {
      const session = await find(request);
      if (!session) return null;
      const isRecent = now() - Date.parse(session.authenticatedAt) < RECENT_MS;
      return { operator: session.operator, csrfToken: csrfTokenOf(session, await secret()), isRecent };
    },
    /** Signs in; false for a key that is no operator's. */
    async begin(request: FastifyRequest, reply: FastifyReply, key: string): Promise<boolean> {
      const operator = await operatorWith(key);
      if (operator) await write(request, reply, operator, randomBytes(16).toString('hex'), iso(now() + SESSION_MS));
      return operator !== null;
    },
    /** The operator has entered the key again; false when it is not the key of this operator. */
    async renew(request: FastifyRequest, reply: FastifyReply, key: string): Promise<boolean> {
      const [session, operator] = [await find(request), await operatorWith(key)];
      if (!session || operator?.keyHash !== session.keyHash) return false;
      await write(request, reply, operator, session.id, session.expiresAt);
      return true;
    },
    /** Name of the operator with this key, for programs that read the report. */
    operatorOf: async (key: string): Promise<string | null> => (await operatorWith(key))?.name ?? null,
    /** Signs out: on this server at once. On other servers the removed cookie is the only one; removing the operator ends all. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const session = await find(request);
      if (session) ended.set(session.id, true);
      reply.clearCookie(cookieFor(request), { ...ATTRIBUTES, secure: isSecure(request) });
    },
  };
}
