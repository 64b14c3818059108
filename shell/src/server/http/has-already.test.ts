import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { hasAlready } from './index.ts';

const sendRequest = (known: string | undefined, etag: string) =>
  hasAlready({ headers: { 'if-none-match': known } } as FastifyRequest, etag);

describe('what a visitor has already', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", W/"a"', '"a"'],
    ['*', '"a"'],
  ])('is known by its tag, weak or not: %s has %s', (known, etag) => {
    expect(sendRequest(known, etag)).toBe(true);
  });

  it.each([[undefined], [''], ['a'], ['"b"'], ['"b", W/"c"'], ['W/"W/a"']])('is nothing else: %s', (known) => {
    expect(sendRequest(known, '"a"')).toBe(false);
  });
});
