import { CACHING, MEDIA_TYPES } from '@vitrava/server-kit/http';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forward, requirePath } from '../../proxy/index.ts';
import { createCallPermits } from './call-permits.ts';
import { withSignedInMark } from './signed-in.ts';
import { storedByOrigin } from './stored-by-origin.ts';
import { takeWholeBodies } from './whole-bodies.ts';

export interface ApiProxyOptions {
  readonly apiBaseUrl: string;
  /** The shop's origin, for addresses in answers; null: from the visitor. */
  readonly publicUrl: string | null;
  readonly refreshCookie: string;
}

const ANSWER_TIMEOUT_MS = 15_000;
const RETRY_AFTER_S = 1;

/** `/api/…`: the backend under the shop's own origin, so that its cookies are first-party. Tokens pass through unseen. */
export async function apiProxy(app: FastifyInstance, { apiBaseUrl, publicUrl, refreshCookie }: ApiProxyOptions): Promise<void> {
  const publicHost = publicUrl && new URL(publicUrl).host;
  const permits = createCallPermits();
  takeWholeBodies(app);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    return sendDetail(reply, error.statusCode, error.message);
  });
  app.addHook('preHandler', async (request, reply) => {
    requirePath(request);
    if (isGuestRefresh(request, refreshCookie)) return reply.header('cache-control', CACHING.none).send({ access: null });
    return (await permits.acquire(request, reply))
      ? undefined
      : sendDetail(reply.header('retry-after', RETRY_AFTER_S), 503, 'The server has too much to do.');
  });
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    forward(request, reply, {
      upstream: apiBaseUrl,
      timeoutMs: ANSWER_TIMEOUT_MS,
      requestHeaders: (headers) => ({
        ...headers,
        // The body is there.
        expect: undefined,
        [REQUEST_ID_HEADER]: request.id,
        // Rewritten, never passed on: the backend's limits per address depend on it.
        'x-forwarded-for': request.ip,
        'x-forwarded-host': publicHost ?? request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      responseHeaders: (headers) => storedByOrigin(withSignedInMark(headers, refreshCookie), publicUrl),
      onResponse(body) {
        permits.release(request);
        // An empty body is empty, whatever its type.
        if (reply.getHeader('content-length') === '0') reply.removeHeader('content-type');
        if (isRequested(request, reply)) return void reply.send(body);
        body.destroy();
        sendNoAnswer(request, reply);
      },
      onError(error) {
        permits.release(request);
        sendUnavailable(reply, error);
      },
    });
  app.all('/api/*', answer);
}

/** A visitor without a session has nothing to refresh; the backend's 401 would only show as an error in every guest's console. */
function isGuestRefresh(request: FastifyRequest, refreshCookie: string): boolean {
  return request.method === 'POST' && /^\/api\/token\/refresh\/?(?:\?|$)/.test(request.url) && !request.cookies[refreshCookie];
}

/** A client that accepts JSON alone, or wants a picture, gets an error of the server, not a page. */
function isRequested({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
  if (reply.statusCode >= 300) return true;
  if (headers['sec-fetch-dest'] === 'image') return !/json|html/.test(type);
  return headers.accept !== 'application/json' || !type.includes('html');
}

/** The headers of the body that is not passed on. */
const OF_BODY = [
  ...['content-length', 'content-encoding', 'content-range', 'content-disposition', 'content-language'],
  ...['accept-ranges', 'etag', 'last-modified'],
];

function sendNoAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0];
  request.log.warn({ method: request.method, path, type: reply.getHeader('content-type') }, 'the API answered with something else');
  for (const name of OF_BODY) reply.removeHeader(name);
  sendDetail(reply, 502, 'The backend gave no answer that can be read.');
}

function sendDetail(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply.code(status).type(MEDIA_TYPES.json).header('cache-control', CACHING.none).send({ detail });
}

function sendUnavailable(reply: FastifyReply, error: Error): void {
  const isLate = 'code' in error && /TIMEOUT|504/.test(String(error.code));
  if (isLate) sendDetail(reply, 504, 'The backend did not answer in time.');
  else sendDetail(reply, 502, 'The backend cannot be reached.');
}
