import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import type { ApiCall } from '@vitrava/shared-kit/contracts/calls';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../../refusals/index.ts';
import { findMismatch } from '../mismatch.ts';
import type { ApiContract, Operation } from './api-contract.ts';

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

/** A type that is only named in the sources cannot be compared with a schema. */
function withoutNames(shape: PayloadShape): PayloadShape {
  if ('text' in shape) return { type: 'unknown' };
  if ('anyOf' in shape) return { anyOf: shape.anyOf.map(withoutNames) };
  if ('items' in shape) return { items: withoutNames(shape.items) };
  return 'fields' in shape ? eachField(shape, withoutNames) : shape;
}

/** What of a body leaves the browser: as JSON, which has no `undefined`. */
function toJsonShape(body: PayloadShape): PayloadShape {
  if ('text' in body) return { type: 'unknown' };
  if ('anyOf' in body) return { anyOf: body.anyOf.filter((one) => !isUndefined(one)).map(toJsonShape) };
  if ('items' in body) return { items: toJsonShape(body.items) };
  if (!('fields' in body)) return body;
  const { fields, required, ...rest } = eachField(body, (field) => field);
  const sent = Object.entries(fields).filter(([, field]) => !isUndefined(field));
  return {
    ...rest,
    fields: Object.fromEntries(sent.map(([name, field]) => [name, toJsonShape(field)])),
    required: required.filter((name) => !mayBeUndefined(fields[name])),
  };
}

function eachField(shape: Fields, change: (field: PayloadShape) => PayloadShape): Fields {
  const fields = Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, change(field)]));
  return { ...shape, fields, ...(shape.rest ? { rest: change(shape.rest) } : {}) };
}

const isUndefined = (shape: PayloadShape): boolean => 'type' in shape && shape.type === 'undefined';

function mayBeUndefined(shape: PayloadShape | undefined): boolean {
  return shape === undefined || isUndefined(shape) || ('anyOf' in shape && shape.anyOf.some(isUndefined));
}

/** A build that calls the API: `version` is null for the one that wants to go live. */
export interface Caller {
  readonly remote: string;
  readonly version: string | null;
  readonly manifest: Pick<RemoteManifest, 'api' | 'routes'>;
}

/** Whether a backend promises every call, parameter and field that a release counts on; one refusal per call. */
export function checkCalls({ remote, version, manifest }: Caller, contract: ApiContract): Refusal[] {
  const caller = version === null ? `this ${remote}` : `${remote} ${version}`;
  return (manifest.api?.calls ?? []).flatMap((call) => {
    const facts = { caller, call: call.name, address: `${call.method} ${call.path.replaceAll('/:', '/{…}')}` };
    const operation = contract.find(call);
    if (operation) return checkCall(call, operation, facts).slice(0, 1);
    return isForegone(manifest, call) ? [] : [refuse('api-call-missing', facts)];
  });
}

/** Over a backend that lacks what a page of the remote `needs`, the shop has no such page. */
function isForegone({ routes }: Caller['manifest'], { path }: ApiCall): boolean {
  return routes.some(({ needs = [] }) => needs.some((need) => path.startsWith(`/${need}`)));
}

type Facts = Readonly<Record<'caller' | 'call' | 'address', string>>;

function checkCall({ answer, body, query = [] }: ApiCall, operation: Operation, facts: Facts): Refusal[] {
  const answered = operation.answer ? findMismatch(operation.answer, withoutNames(answer)) : null;
  const sent = body && operation.body ? findMismatch(toJsonShape(body), operation.body, { isLoose: true }) : null;
  // A document without parameters of a call does not describe them.
  const unknown = operation.query.length === 0 ? [] : query.filter((name) => !operation.query.includes(name));
  return [
    ...(answered ? [refuse('api-answer-differs', { ...facts, field: answered.field, answers: answered.sent, reads: answered.read })] : []),
    ...(sent ? [refuse('api-body-differs', { ...facts, field: sent.field, sends: sent.sent, takes: sent.read })] : []),
    ...unknown.map((parameter) => refuse('api-parameter-unknown', { ...facts, parameter })),
  ];
}
