import { preferredLocale } from '@vitrava/server-kit/locale';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAbandonedError } from '../database/index.ts';
import type { Language } from '../language/index.ts';
import { describeFailure } from '../process/index.ts';
import { ApiError, type FieldMessages, type Message, message } from './api-error.ts';
import { watchMissingSlashes } from './trailing-slash.ts';

/** How long to wait for a server that cannot answer now, when nothing better is known. */
const RETRY_SECONDS = '10';

const ABANDONED = new ApiError(503, 'unavailable', { isExpected: true });

type Body = { detail: string; code?: string } | Record<string, unknown>;

/** For Fastify's `frameworkErrors`: addresses that cannot be read are refused before any hook has run. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.messageLanguage = preferredLocale(request.headers['accept-language']) ?? 'en';
  reply.header('x-request-id', request.id);
  void send(fromFastify(error, request), request, reply);
}

/** Every failure leaves through here: known ones in the API's shape, unknown ones as a 500 without internal details. */
export function installErrorHandler(app: FastifyInstance): void {
  const addSlash = watchMissingSlashes(app);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = error instanceof ApiError ? error : isAbandonedError(error) ? ABANDONED : fromFastify(error, request);
    if (known.status >= 500 && !known.options.isExpected) request.log.error({ failure: describeFailure(error) }, 'request failed');
    return send(known, request, reply);
  });
  app.setNotFoundHandler((request, reply) => addSlash(request, reply) ?? send(new ApiError(404, 'notFound'), request, reply));
}

export function send(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.status === 503) reply.header('retry-after', RETRY_SECONDS);
  if (error.options.headers) reply.headers(error.options.headers);
  reply.header('cache-control', 'no-store');
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(error, request.messageLanguage ?? 'en'));
}

function bodyOf(error: ApiError, language: Language): Body {
  const { fields, code, values } = error.options;
  if (fields) return translate(fields, language);
  return { detail: message(error.key, language, values), ...(code === undefined ? {} : { code }) };
}

function translate(fields: FieldMessages, language: Language): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, node]) => [name, translateNode(node, language)]));
}

function translateNode(node: FieldMessages[string], language: Language): unknown {
  if (!Array.isArray(node)) return translate(node as FieldMessages, language);
  return node.map((item: Message | FieldMessages) =>
    isMessage(item) ? message(item.key, language, item.values) : translate(item, language),
  );
}

function isMessage(item: Message | FieldMessages): item is Message {
  return typeof (item as Message).key === 'string';
}

function fromFastify(error: FastifyError, request: FastifyRequest): ApiError {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, 'mediaType', {
        values: { type: (request.headers['content-type'] ?? '').slice(0, 80).replace(/[^\w./;=+ -]/g, '') },
      });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, 'tooLarge');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new ApiError(400, 'malformed');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError(404, 'notFound');
    case 'FST_ERR_HANDLER_TIMEOUT':
      return new ApiError(503, 'unavailable');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new ApiError(error.statusCode, 'malformed')
        : new ApiError(500, 'serverError');
  }
}
