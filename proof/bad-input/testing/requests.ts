import fc from 'fast-check';
import type { Call } from './calls.ts';
import { BROKEN_BODIES, BROKEN_HEADERS, BROKEN_QUERIES, hazardousText, hazardousValue } from './hazards.ts';

export interface WireRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const KEY = 'a-key-of-bad-input';

/** Something is wrong in one place of the request: in the address, the query, a header or the body. */
export function badRequest(call: Call): fc.Arbitrary<WireRequest> {
  const good = fc.record({
    url: fc.constant(call.example),
    headers: fc.constant(goodHeaders(call)),
    payload: fc.constant(goodBody(call)),
  });
  const places: fc.Arbitrary<WireRequest>[] = [
    good.chain((request) => fc.constantFrom(...BROKEN_QUERIES).map((query) => wire({ ...request, url: `${request.url}${query}` }))),
    good.chain((request) =>
      fc.constantFrom(...BROKEN_HEADERS).map((headers) => wire({ ...request, headers: { ...request.headers, ...headers } })),
    ),
  ];
  if (call.path.includes('{')) {
    places.push(
      good.chain((request) => hazardousText.map((text) => wire({ ...request, url: call.path.replace(/\{\w+\}/g, () => encode(text)) }))),
    );
  }
  if (call.query.length > 0) {
    const parameter = fc.tuple(fc.constantFrom(...call.query), hazardousText).map(([name, text]) => `${name}=${encode(text)}`);
    places.push(
      good.chain((request) =>
        fc
          .array(parameter, { minLength: 1, maxLength: 3 })
          .map((parameters) => wire({ ...request, url: `${request.url}?${parameters.join('&')}` })),
      ),
    );
  }
  if (call.method !== 'GET') places.push(brokenBody(call));
  if (call.body !== null) places.push(mutatedBody(call, call.body), mutatedBody(call, call.body));
  return fc.oneof(...places);
}

function brokenBody(call: Call): fc.Arbitrary<WireRequest> {
  return fc.constantFrom(...BROKEN_BODIES).map(({ type = 'application/json', payload }) => ({
    url: call.example,
    headers: { ...goodHeaders(call), 'content-type': type },
    payload,
  }));
}

/** One field is another than it should be, is not there, comes twice, or has company. */
function mutatedBody(call: Call, body: Readonly<Record<string, unknown>>): fc.Arbitrary<WireRequest> {
  const names = Object.keys(body);
  const name = fc.constantFrom(...(names.length > 0 ? names : ['field']));
  const texts = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(name, hazardousValue).map(([field, value]) => JSON.stringify({ ...body, [field]: value })) },
    { weight: 2, arbitrary: name.map((field) => JSON.stringify({ ...body, [field]: undefined })) },
    {
      weight: 1,
      arbitrary: fc.tuple(hazardousText, hazardousValue).map(([field, value]) => JSON.stringify({ ...body, [`${field}.`]: value })),
    },
    { weight: 1, arbitrary: name.map((field) => `{"${field}":{},${JSON.stringify(body).slice(1)}`) },
    { weight: 1, arbitrary: fc.constant(`{"__proto__":null,${JSON.stringify(body).slice(1)}`) },
  );
  return texts.map((payload) => ({ url: call.example, headers: goodHeaders(call), payload }));
}

function goodHeaders(call: Call): Record<string, string> {
  return {
    'accept-language': 'en',
    ...(call.body === null ? {} : { 'content-type': 'application/json' }),
    ...(call.needsKey ? { 'idempotency-key': KEY } : {}),
  };
}

function goodBody(call: Call): string | null {
  return call.body === null ? null : JSON.stringify(call.body);
}

function wire({ url, headers, payload }: { url: string; headers: Record<string, string>; payload: string | null }): WireRequest {
  return { url, headers, ...(payload === null ? {} : { payload }) };
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
