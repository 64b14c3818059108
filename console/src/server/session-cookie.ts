import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionToken } from './sessions.ts';

/** The cookie that keeps an operator signed in. */
export interface SessionCookie {
  /** The empty string when there is none. */
  read(request: FastifyRequest): string;
  write(request: FastifyRequest, reply: FastifyReply, session: SessionToken): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** Over HTTPS its name has the prefix `__Host-`, so that no other host of the same domain can set it (RFC 6265bis §4.1.3.2). */
export function createSessionCookie(consoleUrl: string | null): SessionCookie {
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || consoleUrl?.startsWith('https:') === true;
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-operator' : 'operator');
  return {
    read: (request) => request.cookies[nameFor(request)] ?? '',
    write(request, reply, { token, expires }) {
      reply.setCookie(nameFor(request), token, { ...ATTRIBUTES, secure: isSecure(request), expires });
    },
    clear(request, reply) {
      reply.clearCookie(nameFor(request), { ...ATTRIBUTES, secure: isSecure(request) });
    },
  };
}
