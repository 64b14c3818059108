import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { type RequestPath, readRequestPath } from './request-path.ts';

export interface ForwardOptions {
  /** Origin of the server that answers, with its base path where it has one. Nothing in a request changes it. */
  readonly upstream: string;
  /** Without an answer, or without the next piece of its body, for so long. */
  readonly timeoutMs: number;
  readonly requestHeaders: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly responseHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Sends the body of the answer, whose status and headers `reply` has. */
  readonly onResponse: (body: Readable) => void;
  readonly onError: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** More than any proxy forwards at once, so that no request waits for a connection. */
const CONNECTIONS = 2_000;

/** Connections of all proxies; registered once, before them. */
export const proxy = fp(
  async (app: FastifyInstance) => {
    await app.register(replyFrom, {
      // An overloaded server is not called ten times more.
      retryMethods: [],
      undici: { connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } },
    });
  },
  { name: 'proxy' },
);

/** Sends a request on to `upstream`: path, query and end-to-end headers only. Throws 400 for other targets. */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): FastifyReply {
  const { pathname, search } = requirePath(request);
  const { origin, pathname: base } = new URL(options.upstream);
  const basePath = base.replace(/\/$/, '');
  return reply.from(basePath + pathname, {
    getUpstream: () => origin,
    queryString: () => search.slice(1),
    timeout: options.timeoutMs,
    rewriteRequestHeaders: (_request, headers) => options.requestHeaders(endToEndHeaders(headers)),
    rewriteHeaders(all) {
      const headers = withoutBasePath(endToEndHeaders(all), basePath);
      return options.responseHeaders?.(headers) ?? headers;
    },
    onResponse: (_request, _reply, response) => options.onResponse(response.stream),
    onError: (_reply, { error }) => options.onError(error),
  });
}

/** Throws an error with status 400 where the target of a request is not a path; its path otherwise. */
export function requirePath({ raw }: FastifyRequest): RequestPath {
  const path = readRequestPath(raw.url);
  if (path === null) throw Object.assign(new Error('The request target is not a path.'), { statusCode: 400 });
  return path;
}

/** The upstream's own address is an address of the shop. */
function withoutBasePath(headers: IncomingHttpHeaders, basePath: string): IncomingHttpHeaders {
  const { location } = headers;
  return basePath !== '' && location?.startsWith(`${basePath}/`) ? { ...headers, location: location.slice(basePath.length) } : headers;
}
