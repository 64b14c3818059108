import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forward } from '../../proxy/index.ts';

/** The script that shows that this is a working build, and reloads the page when there is another. */
const CLIENT = '<script type="module" src="/_developer/client.js"></script>';
const TIMEOUT_MS = 60_000;

/** Of a request, because the answer is made again for each. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];
/** Of an answer, because no cache keeps it and its body is changed here. */
const VALIDATORS = ['etag', 'last-modified', 'cache-control', 'content-length', 'date'];

/** Answers a request with what the working build's server at `origin` answers; the developer's own cookie is left out. */
export function forwardToBuild(request: FastifyRequest, reply: FastifyReply, origin: string, ownCookie: string): Promise<FastifyReply> {
  return new Promise((resolve, reject) => {
    forward(request, reply, {
      upstream: origin,
      timeoutMs: TIMEOUT_MS,
      requestHeaders: (headers) => requestHeaders(request, without(headers, CONDITIONS), ownCookie),
      responseHeaders: (headers) => ({ ...without(headers, VALIDATORS), 'cache-control': CACHING.privateNone }),
      onResponse: (body) => resolve(sendBody(reply, body)),
      onError: reject,
    });
  });
}

async function sendBody(reply: FastifyReply, body: Readable): Promise<FastifyReply> {
  const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
  return reply.send(isDocument ? (await text(body)).replace('</head>', `${CLIENT}</head>`) : body);
}

function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders, ownCookie: string): IncomingHttpHeaders {
  const cookies = Object.entries(request.cookies).filter(([name]) => name !== ownCookie);
  return {
    ...headers,
    cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('; ') || undefined,
    'accept-encoding': 'identity',
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
