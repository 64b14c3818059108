import type { FastifyInstance } from 'fastify';

/** The shop trades in Russia: that is the country of a visitor of whom nothing better is known. */
const DEFAULT_COUNTRY = 'RU';

/** `GET /_country`: where the visitor is, for the phone field. */
export function registerCountry(app: FastifyInstance): void {
  app.get('/_country', (_request, reply) => reply.header('cache-control', 'private, max-age=3600').send({ country: DEFAULT_COUNTRY }));
}
