import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import type { Answer, OpenApiDocument, Operation } from '../../operations/open-api/index.ts';
import { findInDocument } from '../../operations/open-api/index.ts';
import { closeObjects } from './strict-schemas.ts';

export type Given = InjectOptions | string;

interface Place {
  readonly path: string;
  readonly pattern: RegExp;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** What an answer lacks of being in the document, in words; null when it is in it. */
export function answerChecker(document: OpenApiDocument): (given: Given, answer: LightMyRequestResponse) => string | null {
  const places = Object.entries(document.paths)
    .map(([path, operations]): Place => ({ path, operations, pattern: toPattern(path) }))
    // An address without parameters wins over one with.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  const strict = closeObjects(document.components);
  const validators = new Map<object, Validator>();

  const validatorOf = (schema: object): Validator => {
    const known = validators.get(schema) ?? Compile({ ...(closeObjects(schema) as object), components: strict } as never);
    validators.set(schema, known);
    return known;
  };

  return (given, answer) => {
    const { method, path } = read(given);
    const called = `${method} ${path} answered ${answer.statusCode}`;
    const operation = places.find(({ pattern }) => pattern.test(path))?.operations[method === 'head' ? 'get' : method];
    if (isUndescribedPage(path) || isMannerOfServers(method, answer)) return null;
    const described = operation
      ? resolve(document, operation.responses[String(answer.statusCode)])
      : otherAnswers(document)[answer.statusCode];
    if (!described) return `${called}, which is not a described status: ${answer.body.slice(0, 500)}`;
    return missingHeader(described, answer, called) ?? wrongBody(described, answer, called, method);
  };

  function wrongBody({ content }: Answer, answer: LightMyRequestResponse, called: string, method: string): string | null {
    if (method === 'head') return null;
    if (!content) return answer.body === '' ? null : `${called} with a body where none is described: ${answer.body.slice(0, 500)}`;
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    const media = content[type];
    if (!media) return `${called} with the content type "${type}", which is not described`;
    if (type !== 'application/json') return null;
    const body: unknown = JSON.parse(answer.body);
    const validator = validatorOf(media.schema);
    if (validator.Check(body)) return null;
    const faults = [...validator.Errors(body)].slice(0, 6).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return `${called} with another body than described: ${faults.join('; ')}. It was ${answer.body.slice(0, 500)}`;
  }
}

function missingHeader({ headers = {} }: Answer, answer: LightMyRequestResponse, called: string): string | null {
  const missing = Object.entries(headers as Record<string, { required?: boolean }>).find(
    ([name, { required }]) => required === true && answer.headers[name.toLowerCase()] === undefined,
  );
  return missing ? `${called} without the header ${missing[0]}` : null;
}

/** What any address answers, be it known or not. */
function otherAnswers(document: OpenApiDocument): Readonly<Record<number, Answer | undefined>> {
  const { Invalid, NotSignedIn, Forbidden, NotFound, MethodNotAllowed, Throttled } = document.components.responses;
  return { 400: Invalid, 401: NotSignedIn, 403: Forbidden, 404: NotFound, 405: MethodNotAllowed, 414: Invalid, 429: Throttled };
}

function resolve(document: OpenApiDocument, answer: Answer | undefined): Answer | undefined {
  return answer?.$ref === undefined ? answer : (findInDocument(document, answer.$ref) as Answer);
}

/** The page that shows the document, and what developers look at, are no calls. */
function isUndescribedPage(path: string): boolean {
  return path.startsWith('/api/docs') || path.startsWith('/dev/');
}

/** What an address answers of itself, whatever call it is of: its methods, and where it has its last slash. */
function isMannerOfServers(method: string, answer: LightMyRequestResponse): boolean {
  if (method === 'options') return answer.statusCode === 200 && answer.headers.allow !== undefined;
  return answer.statusCode === 301 && /\/(\?|$)/.test(String(answer.headers.location));
}

function toPattern(path: string): RegExp {
  const steps = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${steps.join('[^/]+')}$`);
}

function read(given: Given): { method: string; path: string } {
  const options = typeof given === 'string' ? { url: given } : given;
  const url = options.url ?? options.path ?? '/';
  const text = typeof url === 'string' ? url : (url.pathname ?? '/');
  const path = text.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)[0] ?? '/';
  return { method: (options.method ?? 'GET').toLowerCase(), path };
}
