import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from '../../http/index.ts';

/** The script that shows that this is a working build, and loads the page anew when there is another. */
const CLIENT = '<script type="module" src="/_developer/client.js"></script>';

/** Headers that belong to one connection or to a body that is changed here. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
  'cookie',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
]);
/** An answer of a working build is kept by no one: neither by its validators, nor by a cache on the way. */
const NOT_ANSWERED = new Set([...NOT_FORWARDED, 'etag', 'last-modified', 'cache-control', 'set-cookie', 'date']);

/** Answers a request with what the server at `origin` says, with the developer's own cookie left out. */
export async function forward(request: FastifyRequest, reply: FastifyReply, origin: string, ownCookie: string): Promise<FastifyReply> {
  const answer = await fetch(new URL(request.raw.url ?? '/', origin), {
    method: request.method,
    headers: headersFor(request, ownCookie),
    redirect: 'manual',
  });
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (!NOT_ANSWERED.has(name)) reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', CACHING.privateNone);
  const body = Buffer.from(await answer.arrayBuffer());
  const isDocument = answer.headers.get('content-type')?.startsWith('text/html') === true;
  return reply.send(isDocument ? body.toString('utf8').replace('</head>', `${CLIENT}</head>`) : body);
}

function headersFor(request: FastifyRequest, ownCookie: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name) && !name.startsWith('x-forwarded-')) headers.set(name, String(value));
  }
  const others = Object.entries(request.cookies).filter(([name]) => name !== ownCookie);
  if (others.length > 0) headers.set('cookie', others.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('; '));
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-for', request.ip);
  headers.set('x-forwarded-host', request.host);
  headers.set('x-forwarded-proto', request.protocol);
  return headers;
}
