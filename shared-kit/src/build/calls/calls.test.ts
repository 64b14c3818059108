import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { ApiCallsSchema } from '../../contracts/calls.ts';
import { readCalls } from './index.ts';

describe('a remote’s calls of the API, read from its sources', () => {
  let folder = '';
  const callsOf = (text: string) => {
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    writeFileSync(path.join(folder, 'src/calls.ts'), text);
    return readCalls(folder);
  };

  // Below the kit, so that its packages are found as from a remote.
  beforeEach(() => {
    folder = mkdtempSync(path.join(import.meta.dirname, '.calls-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('A call has method, address, parameters and body, and the fields of its contract', () => {
    const found = callsOf(`
      import { createApiFx } from '@vitrava/shared-kit/api-client';
      import { arr, bool, num, obj, or, nothing, str, val } from '@withease/contracts';
      const lineContract = obj({ id: num, note: or(nothing, str), isNew: or(bool, val(null)), kind: or(val('a'), val('b')) });
      export const loadFx = createApiFx({
        name: 'loadFx',
        request: (page: number) => ({ path: 'api/lines/', query: { page, size: 5 } }),
        contract: obj({ results: arr(lineContract), isLast: bool }),
      });
      export const changeFx = createApiFx({
        name: 'changeFx',
        request: ({ id, amount }: { id: number | null; amount: number }) => ({ path: \`api/lines/\${id}/\`, method: 'PATCH', body: { amount } }),
        contract: lineContract,
      });
    `);
    const line = {
      fields: {
        id: { type: 'number' },
        isNew: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
        kind: { anyOf: [{ value: 'a' }, { value: 'b' }] },
        note: { anyOf: [{ type: 'null' }, { type: 'string' }, { type: 'undefined' }] },
      },
      required: ['id', 'isNew', 'kind'],
    };
    expect(found.calls).toEqual([
      {
        name: 'loadFx',
        method: 'GET',
        path: '/api/lines/',
        query: ['page', 'size'],
        answer: { fields: { isLast: { type: 'boolean' }, results: { items: line } }, required: ['isLast', 'results'] },
      },
      {
        name: 'changeFx',
        method: 'PATCH',
        path: '/api/lines/:/',
        body: { fields: { amount: { type: 'number' } }, required: ['amount'] },
        answer: line,
      },
    ]);
    expect(Value.Errors(ApiCallsSchema, found)).toEqual([]);
  });

  it('Calls are read from queries of pages, from conditional requests, and from hand-written contracts by the types that they guarantee', () => {
    const { calls } = callsOf(`
      import { createApiFx } from '@vitrava/shared-kit/api-client';
      import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
      import { num, obj } from '@withease/contracts';
      const contract = { isData: (value: unknown): value is { readonly name: string } => value !== null, getErrorMessages: () => [] };
      export const query = createPageQuery({ name: 'test/page', params: () => 'slug', call: (slug) => ({ path: \`api/pages/\${slug}/\` }), contract });
      export const eitherFx = createApiFx<{ isNew: boolean }, { id: number }>({
        name: 'eitherFx',
        request: ({ isNew }) => (isNew ? { path: 'api/things/', method: 'POST' } : { path: 'api/things/1/', method: 'DELETE' }),
        contract: obj({ id: num }),
      });
    `);
    expect(calls.map(({ name, method, path: address }) => `${name} ${method} ${address}`)).toEqual([
      'test/page GET /api/pages/:/',
      'eitherFx POST /api/things/',
      'eitherFx DELETE /api/things/1/',
    ]);
    expect(calls[0]?.answer).toEqual({ fields: { name: { type: 'string' } }, required: ['name'] });
  });

  it('names calls whose address cannot be read, and leaves out those that others make with a function', () => {
    const found = callsOf(`
      import { type ApiRequest, createApiFx } from '@vitrava/shared-kit/api-client';
      import { type Contract, num, obj } from '@withease/contracts';
      export const anywhereFx = createApiFx({ name: 'anywhereFx', request: (request: ApiRequest) => request, contract: obj({ id: num }) });
      export const openedFx = createApiFx({ name: 'openedFx', request: (path: 'api/a/' | 'api/b/') => ({ path }), contract: obj({ id: num }) });
    `);
    expect(found.calls.map(({ path: address }) => address)).toEqual(['/api/a/', '/api/b/']);
    expect(found.unread).toEqual(['anywhereFx']);
  });
});
