import { describe, expect, it } from '@jest/globals';
import type { ApiCall } from '@vitrava/shared-kit/contracts/calls';
import { readContract } from './api-contract.ts';
import { checkCalls } from './check-calls.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const LINE = {
  type: 'object',
  required: ['id', 'total', 'state', 'parent'],
  properties: {
    id: { type: 'integer' },
    total: { type: 'string', pattern: '^\\d+$' },
    note: { type: 'string' },
    state: { enum: ['open', 'closed'] },
    parent: { anyOf: [{ $ref: '#/components/schemas/Line' }, { type: 'null' }] },
  },
};
const ADDITION = {
  type: 'object',
  required: ['product'],
  properties: { product: { type: 'integer' }, kind: { type: 'string', enum: ['gift', 'sale'] } },
};
const DOCUMENT = {
  openapi: '3.1.0',
  components: { schemas: { Line: LINE } },
  paths: {
    '/api/lines/': {
      get: {
        parameters: [{ in: 'query', name: 'page', schema: { type: 'string' } }],
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Line' } }), 404: json({ type: 'object' }) },
      },
      post: { requestBody: json(ADDITION), responses: { 201: json({ $ref: '#/components/schemas/Line' }) } },
    },
    '/api/lines/{id}/': {
      get: { responses: { 200: json({ $ref: '#/components/schemas/Line' }) } },
      delete: { responses: { 204: { description: 'No content' } } },
    },
    '/api/lines/totals/': { get: { responses: { 200: json({ type: 'object', properties: {} }) } } },
  },
};

const NUMBER = { type: 'number' } as const;
const STRING = { type: 'string' } as const;
const object = (fields: Record<string, ApiCall['answer']>, required = Object.keys(fields)) => ({ fields, required });
const call = (changes: Partial<ApiCall> = {}): ApiCall => ({
  name: 'loadFx',
  method: 'GET',
  path: '/api/lines/:/',
  answer: object({ id: NUMBER }),
  ...changes,
});

function refusalsOf(one: ApiCall, needs: string[] = []): string[] {
  const contract = readContract(DOCUMENT);
  if (!contract) throw new Error('The document of the test is one');
  const routes = [{ name: 'page', path: '/page', meta: { title: { ru: 'Страница', en: 'Page' } }, needs }];
  const manifest = { routes, api: { calls: [one] } };
  return checkCalls({ remote: 'mfe-content', version: null, manifest }, contract).map(({ type, explanation }) => `${type}: ${explanation}`);
}

describe('What a release calls of the API', () => {
  it.each<[string, ApiCall]>([
    ['fields that the API promises', call({ answer: object({ id: NUMBER, total: STRING }) })],
    ['a field that may be absent, by who can do without', call({ answer: object({ note: STRING }, []) })],
    ['one of more values', call({ answer: object({ state: { anyOf: [{ value: 'open' }, { value: 'closed' }, { value: 'lost' }] } }) })],
    ['a list', call({ path: '/api/lines/', query: ['page'], answer: { items: object({ id: NUMBER }) } })],
    ['what holds itself', call({ answer: object({ parent: { anyOf: [object({ id: NUMBER }), { type: 'null' }] } }) })],
    ['an answer without content', call({ method: 'DELETE', answer: { anyOf: [object({ id: NUMBER }), { type: 'null' }] } })],
    ['nothing of the answer', call({ path: '/api/lines/totals/', answer: { type: 'unknown' } })],
    [
      'what it sends, of which a text may be one of a few',
      call({ method: 'POST', path: '/api/lines/', body: object({ product: NUMBER, kind: STRING, extra: { type: 'undefined' } }) }),
    ],
  ])('A release is accepted when it needs %s', (_, one) => {
    expect(refusalsOf(one)).toEqual([]);
  });

  it.each<[string, ApiCall, RegExp]>([
    [
      'an address that is not there',
      call({ path: '/api/gifts/' }),
      /^api-call-missing: The call loadFx of this mfe-content is GET \/api\/gifts\/,/,
    ],
    ['a method that is not there', call({ method: 'PUT' }), /^api-call-missing: .* PUT \/api\/lines\/\{…\}\//],
    [
      'a field that is not there',
      call({ answer: object({ colour: STRING }) }),
      /^api-answer-differs: .*reads string in colour, but the API promises nothing/,
    ],
    [
      'a field of another type',
      call({ answer: object({ total: NUMBER }) }),
      /^api-answer-differs: .*reads number in total, but the API promises string/,
    ],
    [
      'a field that may be absent',
      call({ answer: object({ note: STRING }) }),
      /^api-answer-differs: .*in note, but the API promises optional/,
    ],
    [
      'fewer values than may come',
      call({ answer: object({ state: { value: 'open' } }) }),
      /reads "open" in state, but the API promises "closed"/,
    ],
    [
      'a field deeper in a list',
      call({ path: '/api/lines/', answer: { items: object({ id: STRING }) } }),
      /reads string in \[\]\.id, but the API promises number/,
    ],
    [
      'a body without what the API asks for',
      call({ method: 'POST', path: '/api/lines/', body: object({ kind: { value: 'gift' } }) }),
      /^api-body-differs: .*sends nothing in product, but the API takes number/,
    ],
    [
      'a value that the API does not take',
      call({ method: 'POST', path: '/api/lines/', body: object({ product: NUMBER, kind: { value: 'loan' } }) }),
      /^api-body-differs: .*"loan" in kind/,
    ],
    [
      'a parameter that is not known',
      call({ path: '/api/lines/', query: ['size'], answer: { type: 'unknown' } }),
      /^api-parameter-unknown: .*asks with size/,
    ],
  ])('is refused with %s', (_, one, expected) => {
    expect(refusalsOf(one)).toEqual([expect.stringMatching(expected)]);
  });

  it('may be missing where a page declares that the shop has no such page without it', () => {
    expect(refusalsOf(call({ path: '/api/gifts/' }), ['api/gifts/'])).toEqual([]);
  });
});
