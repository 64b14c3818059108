import { beforeAll, describe, expect, it } from '@jest/globals';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import fastify from 'fastify';
import { favicon } from './index.ts';

const app = fastify();
beforeAll(async () => {
  await app.register(favicon);
});

describe('the logo in the browser’s tab', () => {
  it('is a drawing that browsers keep for a day', async () => {
    const { headers, body } = await app.inject('/favicon.svg');
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': publicFor('icons') });
    expect(body).toMatch(/^<svg .*<path .*<\/svg>$/);
  });

  it('is found from its old address, too', async () => {
    const { statusCode, headers } = await app.inject('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([301, '/favicon.svg']);
  });
});
