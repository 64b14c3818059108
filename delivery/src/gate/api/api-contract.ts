import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import type { ApiCall } from '@vitrava/shared-kit/contracts/calls';
import { findByReference, isRecord, type Json } from './json.ts';
import { shapeOfSchema } from './shape-of-schema.ts';

/** The description of one call; null for a part that is not described. */
export interface Operation {
  /** What it answers when the call succeeds, whichever of its answers that is. */
  readonly answer: PayloadShape | null;
  readonly body: PayloadShape | null;
  /** Names of the query's parameters. */
  readonly query: readonly string[];
}

/** The contract of a backend, as in its OpenAPI document. */
export interface ApiContract {
  /** The operation that answers a call; null when the document has none at this address with this method. */
  find(call: Pick<ApiCall, 'method' | 'path'>): Operation | null;
}

/** Reads an OpenAPI document (3.0 or 3.1); null for any other document. */
export function readContract(document: unknown): ApiContract | null {
  if (!isRecord(document) || !isRecord(document['paths'])) return null;
  if (typeof document['openapi'] !== 'string' || !document['openapi'].startsWith('3.')) return null;
  const paths = Object.entries(document['paths']).map(([path, item]) => ({ segments: segmentsOf(path), item }));
  const known = new Map<string, Operation | null>();
  const find = ({ method, path }: Pick<ApiCall, 'method' | 'path'>): Operation | null => {
    const wanted = segmentsOf(path);
    const fitting = paths.filter(({ segments }) => fits(segments, wanted)).sort((a, b) => fixedIn(b.segments) - fixedIn(a.segments));
    const [item] = fitting.map((one) => one.item).filter((one) => isRecord(one) && isRecord(one[method.toLowerCase()]));
    return isRecord(item) ? describe(document, item, item[method.toLowerCase()] as Json) : null;
  };
  return {
    find(call) {
      const key = `${call.method} ${call.path}`;
      const operation = known.get(key) ?? find(call);
      known.set(key, operation);
      return operation;
    },
  };
}

/** Segments of an address, with `:` for a parameter; a slash at the end counts. */
const segmentsOf = (path: string): string[] => path.split('/').map((segment) => (/^\{.*\}$/.test(segment) ? ':' : segment));

const fixedIn = (segments: readonly string[]): number => segments.filter((segment) => segment !== ':').length;

function fits(offered: readonly string[], wanted: readonly string[]): boolean {
  return offered.length === wanted.length && offered.every((segment, index) => segment === ':' || segment === wanted[index]);
}

function describe(document: Json, item: Json, operation: Json): Operation {
  const parameters = [item['parameters'], operation['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
  const query = parameters.map((one) => resolve(document, one)).filter((one) => one?.['in'] === 'query');
  return {
    answer: answerOf(document, operation['responses']),
    body: contentShape(document, resolve(document, operation['requestBody'])),
    query: query.map((one) => String(one?.['name'])),
  };
}

/** Any successful response may come; one without content is null. Null when the document has none. */
function answerOf(document: Json, responses: unknown): PayloadShape | null {
  if (!isRecord(responses)) return null;
  const successes = Object.entries(responses).filter(([status]) => /^2(?:\d\d|XX)$/i.test(status));
  const shapes = successes.map(([, response]) => {
    const described = resolve(document, response);
    return isRecord(described?.['content']) ? contentShape(document, described) : ({ type: 'null' } as const);
  });
  const [first] = shapes;
  if (!first || shapes.includes(null)) return null;
  return shapes.length === 1 ? first : { anyOf: shapes.filter((shape) => shape !== null) };
}

function contentShape(document: Json, holder: Json | null): PayloadShape | null {
  const content = holder?.['content'];
  const [, json] = Object.entries(isRecord(content) ? content : {}).find(([type]) => /\bjson\b/.test(type)) ?? [];
  return isRecord(json) && 'schema' in json ? shapeOfSchema(document, json['schema']) : null;
}

function resolve(document: Json, value: unknown): Json | null {
  if (!isRecord(value)) return null;
  return typeof value['$ref'] === 'string' ? resolve(document, findByReference(document, value['$ref'])) : value;
}
