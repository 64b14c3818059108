import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { privateFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance } from 'fastify';
import { createCountryLookup } from './lookup.ts';

export interface CountryOptions {
  /** A table of one's own in MaxMind's format (`COUNTRY_TABLE`); null: the one that comes with the shop. */
  readonly countryTable: string | null;
}

/** That of a visitor of whom nothing better is known. */
const DEFAULT_COUNTRY = SHOP.country;

/** `GET /_country`: the visitor's country by the socket's or `TRUST_PROXY`'s address, which is not stored or cached. */
export async function country(app: FastifyInstance, { countryTable }: CountryOptions): Promise<void> {
  const lookup = createCountryLookup({
    tableFile: countryTable,
    onProblem: (error) => app.log.warn({ err: error }, 'the table of countries cannot be read; every visitor counts as from Russia'),
  });
  app.get('/_country', async (request, reply) => {
    const found = (await lookup(request.ip)) ?? DEFAULT_COUNTRY;
    return reply.header('cache-control', privateFor('country')).send({ country: found });
  });
}
