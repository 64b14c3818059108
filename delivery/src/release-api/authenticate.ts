import type { FastifyRequest } from 'fastify';
import { CLOCK_MS, isProven, parseAuthorization, type RequestProof } from '../release-api-protocol/index.ts';
import type { TeamKey, Trust } from '../signing/index.ts';
import { failure } from './errors.ts';

/** A request whose sender is known. */
export interface Sender {
  readonly key: TeamKey;
  readonly proof: RequestProof;
}

/** Whether a nonce has not come before; from now on it has, until `until` (milliseconds since 1970). */
export type UseNonce = (nonce: string, until: number) => Promise<boolean>;

/** Nonces are kept until no release API accepts their request any more, also where the clocks of several servers are some minutes apart. */
const RETENTION_MS = 5 * CLOCK_MS;

/** Finds out which team has sent a request. A request counts once, and only within a minute of its time. */
export function createAuthentication(trust: Trust, use: UseNonce) {
  /** The sender, or a sentence with the reason of the rejection. Reads the headers of the request only. */
  return async function authenticate(request: FastifyRequest): Promise<Sender | string> {
    const proof = parseAuthorization(request.headers.authorization);
    if (!proof) return 'The request is not signed with the key of a team. Use "npx vitrava … --to <address>".';
    const now = Date.now();
    if (Math.abs(now - proof.at) > CLOCK_MS) {
      return `The request is of ${new Date(proof.at).toISOString()}, but it is ${new Date(now).toISOString()} here: set the clock of your machine.`;
    }
    const key = await trust.keyOf(proof.key);
    if (!key) return `The key ${proof.key} is of no team here. An operator of the shop lets a team in with "npx vitrava keys add".`;
    const { method, url: path, host } = request;
    if (!isProven({ method, path, host }, proof, key.publicKey)) return 'The signature of the request does not match it.';
    const isNew = await use(`${key.id}${proof.nonce}`, now + RETENTION_MS).catch((error: unknown) => {
      request.log.error({ err: error }, 'the release API cannot keep which requests have come');
      throw failure(503, 'The release API cannot reach its store. Try again in a moment.', { retryAfterSeconds: 2 });
    });
    return isNew ? { key, proof } : 'This very request was sent before.';
  };
}
