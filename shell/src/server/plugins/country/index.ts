import type { FastifyInstance } from 'fastify';
import type { CountryLookup } from './lookup.ts';

export { type CountryLookup, createCountryLookup } from './lookup.ts';

/** The shop trades in Russia: that is the country of a visitor of whom nothing better is known. */
const DEFAULT_COUNTRY = 'RU';

/**
 * `GET /_country`: where the visitor is, for the phone field. The address is the socket's, or what proxies named by `TRUST_PROXY`
 * say; it is neither kept nor logged. The answer is the visitor's own: no cache between may keep it.
 */
export function registerCountry(app: FastifyInstance, lookup: CountryLookup): void {
  app.get('/_country', async (request, reply) => {
    const country = (await lookup(request.ip)) ?? DEFAULT_COUNTRY;
    return reply.header('cache-control', 'private, max-age=3600').send({ country });
  });
}
