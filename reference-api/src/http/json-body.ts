import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** No body of the API has half as many levels; whatever walks through one may call itself for each. */
const DEEPEST = 32;
const AS_IT_IS = 'identity';

/** JSON is the only body, and not a packed one. Keys of the prototype and deep nesting are refused. */
export function installJsonBody(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? AS_IT_IS;
    if (encoding.trim().toLowerCase() === AS_IT_IS) return;
    const type = encoding.slice(0, 80).replace(/[^\w, -]/g, '');
    throw new ApiError(415, 'contentEncoding', { values: { type }, headers: { 'accept-encoding': AS_IT_IS } });
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, String(body), (error, value: unknown) => {
      if (error === null && isDeeperThan(DEEPEST, value)) done(new ApiError(400, 'malformed'));
      else done(error, value);
    });
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item));
}
