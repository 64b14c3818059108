import type { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  AnswerSchema,
  authorize,
  type Checked,
  type CommandMessage,
  digestOf,
  FailureSchema,
  type ReleaseApiResponse,
} from '../release-api-protocol/index.ts';
import { type KeysPlace, readOwnKey } from '../signing/index.ts';
import { fetchErrorReason } from './fetch-error.ts';
import { type ApiRequest, Incomplete, type SendRequest, toJson } from './request.ts';
import { type BuildToCheck, type BuildToSend, checkBuildAt, sendBuild } from './send-build.ts';

export type { BuildToSend };

/**
 * The client of another shop's release API. Rejects with a sentence when it cannot be reached or does not let the team
 * in.
 */
export interface ReleaseApiClient {
  /** Runs a command line there. */
  command(message: CommandMessage): Promise<ReleaseApiResponse>;
  /** Sends a build, as far as the release API does not have it, and has it released. */
  release(build: BuildToSend): Promise<ReleaseApiResponse>;
  /**
   * Sends a build likewise and runs the gate there, against everything that is live; nothing is released. Why it would
   * be refused, or nothing.
   */
  check(build: BuildToCheck): Promise<Checked['refusals']>;
}

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** The gate renders every page, and may wait for its turn. */
const PATIENCE_MS = 180_000;
/** Responses of a release API that is busy or starting. */
const INCOMPLETE = 409;
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The release API at an address, authenticated with the key of this machine. Throws a sentence for an address that anyone on the way could read. */
export function createReleaseApiClient(address: string, keys: KeysPlace): ReleaseApiClient {
  const url = parseAddress(address);
  let key: Promise<KeyObject> | null = null;
  const ownKey = () => {
    key ??= readOwnKey(keys).then((found) => {
      if (found) return found;
      throw new Error(`There is no key in ${keys.folder} to enter ${url.origin} with. Make one with "npx vitrava keys new <team>".`);
    });
    return key;
  };

  const sendRequest: SendRequest = async (call) => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(url, call, await ownKey());
      if ('value' in outcome) return outcome.value;
      if (outcome.isIncomplete) throw new Incomplete(outcome.failure);
      if (!outcome.mayPass || attempt === ATTEMPTS) throw new Error(outcome.failure);
      await sleep(outcome.pauseMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  };

  return {
    command: (message) => sendRequest({ method: 'POST', path: '/v1/commands', ...toJson(message), response: AnswerSchema }),
    release: async (build) => sendBuild(sendRequest, build, await ownKey()),
    check: async (build) => (await checkBuildAt(sendRequest, build)).refusals,
  };
}

interface Failed {
  readonly failure: string;
  readonly mayPass: boolean;
  readonly isIncomplete?: boolean;
  readonly pauseMs?: number;
}

type Outcome<Value> = { readonly value: Value } | Failed;

async function attemptOnce<Schema extends TSchema>(
  address: URL,
  { method, path, body, type, response: schema }: ApiRequest<Schema>,
  key: KeyObject,
): Promise<Outcome<Static<Schema>>> {
  const target = new URL(`${address.pathname.replace(/\/$/, '')}${path}`, address);
  const authorization = authorize({ method, path: target.pathname, host: target.host, digest: digestOf(body) }, key);
  let response: Response;
  let text: string;
  try {
    const headers = { authorization, 'content-type': type };
    // A move must not run twice, and a redirect would lead signed requests to another server.
    response = await fetch(target, {
      method,
      body: Buffer.from(body),
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch (error) {
    return { failure: `The release API ${address.origin} cannot be reached: ${fetchErrorReason(error)}.`, mayPass: !isRun(path) };
  }
  const value = parse(text);
  if (response.ok && Value.Check(schema, value)) return { value };
  const failure = Value.Check(FailureSchema, value)
    ? value.error
    : `The release API ${address.origin} has answered ${response.status}, which is no response of a release API.`;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const isIncomplete = response.status === INCOMPLETE;
  return { failure, mayPass: PASSING.has(response.status), isIncomplete, ...(Number.isFinite(seconds) && { pauseMs: seconds * 1000 }) };
}

/** Whether the release API may have done something already when the connection breaks: then a person must look before it is done again. */
function isRun(path: string): boolean {
  return path === '/v1/commands';
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url;
  throw new Error(`The release API must be an address such as https://releases.shop.example, not "${address}"; http only on this machine.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
