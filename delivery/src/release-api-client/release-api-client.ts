import type { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '@vitrava/server-kit/json';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { BUILD_REQUEST_BYTES, type DistFile, packFiles } from '../build/index.ts';
import type { ChannelTarget } from '../channels/index.ts';
import { readBuild } from '../foreign/index.ts';
import { describeBuild } from '../gate/index.ts';
import { recordOf, versionOf } from '../release/index.ts';
import {
  authorize,
  type Checked,
  type CommandMessage,
  digestOf,
  FailureSchema,
  type ReleaseApiResponse,
  type ReleaseMessage,
  ROUTES,
  type Route,
} from '../release-api-protocol/index.ts';
import { type KeysPlace, readOwnKey, signRecord } from '../signing/index.ts';
import type { Attribution } from '../store/index.ts';
import { fetchErrorReason } from './fetch-error.ts';

interface BuildToCheck {
  readonly remote: string;
  /** Its `dist`. */
  readonly folder: string;
}

/** A finished build with the target of its release. */
interface BuildToSend extends BuildToCheck {
  readonly packageVersion: string;
  readonly target: ChannelTarget | null;
  readonly onlyNew: boolean;
  readonly attribution: Attribution;
}

/** The client of another shop's release API. Rejects with a sentence when it is out of reach or refuses the team. */
export interface ReleaseApiClient {
  /** Runs a command line there. */
  command(message: CommandMessage): Promise<ReleaseApiResponse>;
  /** Rejects with a sentence when the release API cannot be reached or the team may not release the remote, before there is a build. */
  requireAccess(remote: string): Promise<void>;
  /** Sends a build, signed, and has it released. */
  release(build: BuildToSend): Promise<ReleaseApiResponse>;
  /** Sends a build and runs the gate there without releasing it. */
  check(build: BuildToCheck): Promise<Required<Checked>>;
}

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** The gate renders every page, and may wait for its turn. */
const PATIENCE_MS = 180_000;
/** Responses of a release API that is busy or starting. */
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

  /** Sends a signed request; transient failures are retried. */
  async function send<Message extends TSchema, Response extends TSchema>(
    route: Route<Message, Response>,
    message: Static<Message>,
  ): Promise<Static<Response>> {
    const body = Buffer.from(JSON.stringify(message));
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(url, route, body, await ownKey());
      if ('value' in outcome) return outcome.value;
      if (!outcome.mayPass || attempt === ATTEMPTS) throw new Error(outcome.failure);
      await sleep(outcome.pauseMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  return {
    command: (message) => send(ROUTES.command, message),
    async requireAccess(remote) {
      const { refusals } = await send(ROUTES.check, { remote, files: [] });
      const foreign = refusals.find(({ type }) => type === 'remote-not-yours');
      if (foreign) throw new Error(foreign.explanation);
    },
    async release(build) {
      const files = await readBuild(build.folder);
      const { remote, packageVersion, target, onlyNew, attribution } = build;
      const createdAt = new Date().toISOString();
      const signature = signatureOf(build, files, createdAt, await ownKey());
      const { by, reason } = attribution;
      const packed = packFiles(files, build.folder);
      return send(ROUTES.release, { remote, packageVersion, createdAt, signature, files: packed, target, onlyNew, by, reason });
    },
    async check({ remote, folder }) {
      const { refusals, notes = [] } = await send(ROUTES.check, { remote, files: packFiles(await readBuild(folder), folder) });
      return { refusals, notes };
    },
  };
}

/** Over the record that the release API makes of these files. Null for a build that it will refuse anyway. */
function signatureOf(
  { remote, packageVersion }: BuildToSend,
  files: readonly DistFile[],
  createdAt: string,
  key: KeyObject,
): ReleaseMessage['signature'] {
  const described = describeBuild(remote, files);
  if (!('accepted' in described)) return null;
  const record = recordOf({ remote, version: versionOf(packageVersion, files), createdAt, files, build: described.accepted });
  return signRecord(record, key).signature ?? null;
}

interface Failed {
  readonly failure: string;
  readonly mayPass: boolean;
  readonly pauseMs?: number;
}

async function attemptOnce<Response extends TSchema>(
  address: URL,
  { path, response: schema }: Route<TSchema, Response>,
  body: Buffer<ArrayBuffer>,
  key: KeyObject,
): Promise<{ readonly value: Static<Response> } | Failed> {
  const target = new URL(`${address.pathname.replace(/\/$/, '')}${path}`, address);
  const authorization = authorize({ method: 'POST', path: target.pathname, host: target.host, digest: digestOf(body) }, key);
  const headers = { authorization, 'content-type': 'application/json' };
  let response: globalThis.Response;
  let text: string;
  try {
    // A move must not run twice, and a redirect would lead signed requests to another server.
    response = await fetch(target, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    text = await response.text();
  } catch (error) {
    const failure = `The release API ${address.origin} cannot be reached: ${fetchErrorReason(error)}.`;
    // The release API may have done something already: then a person must look before it is done again. A build is
    // released once.
    return { failure, mayPass: path !== ROUTES.command.path };
  }
  const value = parseJson(text);
  if (response.ok && Value.Check(schema, value)) return { value };
  const failure = Value.Check(FailureSchema, value) ? value.error : describeForeignResponse(address, response.status);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { failure, mayPass: PASSING.has(response.status), ...(Number.isFinite(seconds) && { pauseMs: seconds * 1000 }) };
}

/** Proxies respond with their own documents. */
function describeForeignResponse({ origin }: URL, status: number): string {
  if (status !== 413) return `The release API ${origin} has answered ${status}, which is no response of a release API.`;
  return `A proxy of the release API ${origin} refuses the size of the request (413): it must allow ${BUILD_REQUEST_BYTES / 1024 ** 2} MB.`;
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url;
  throw new Error(`The release API must be an address such as https://releases.shop.example, not "${address}"; http only on this machine.`);
}
