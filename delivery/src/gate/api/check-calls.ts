import type { ApiCall } from '@vitrava/shared-kit/contracts/calls';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../../refusals/index.ts';
import { findMismatch } from '../mismatch.ts';
import type { ApiContract, Operation } from './api-contract.ts';
import { toJsonShape, withoutNames } from './json-shape.ts';

/** A build that calls the API: `version` is null for the one that wants to go live. */
export interface Caller {
  readonly remote: string;
  readonly version: string | null;
  readonly manifest: Pick<RemoteManifest, 'api' | 'routes'>;
}

/**
 * Whether a backend promises everything that a release counts on of it: the address and method of each call, the parameters and the body that it sends,
 * and each field that it reads. Builds that do not declare their calls are not checked. One refusal for a call, the first that is found.
 */
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
