import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { matchesIfNoneMatch } from './index.ts';

const sendRequest = (known: string | undefined, etag: string) =>
  matchesIfNoneMatch({ headers: { 'if-none-match': known } } as FastifyRequest, etag);

describe('The header If-None-Match', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", W/"a"', '"a"'],
    ['*', '"a"'],
  ])('matches the ETag, weak or not: %s matches %s', (known, etag) => {
    expect(sendRequest(known, etag)).toBe(true);
  });

  it.each([[undefined], [''], ['a'], ['"b"'], ['"b", W/"c"'], ['W/"W/a"']])('does not match another value: %s', (known) => {
    expect(sendRequest(known, '"a"')).toBe(false);
  });
});
