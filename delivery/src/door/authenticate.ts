import type { FastifyRequest } from 'fastify';
import { isProven, LIMITS, parseAuthorization, type RequestProof } from '../door-protocol/index.ts';
import type { TeamKey, Trust } from '../signing/index.ts';

/** A request whose sender is known. */
export interface Sender {
  readonly key: TeamKey;
  readonly proof: RequestProof;
}

/** Nonces that are remembered at most; more than the limits of requests let through within the window. */
const MOST_NONCES = 200_000;

/** Finds out which team has sent a request. A request counts once, and only within a minute of its time. */
export function createAuthentication(trust: Trust) {
  /** When a nonce stops to matter, by the nonce, the oldest first. */
  const used = new Map<string, number>();

  function isFresh(nonce: string, now: number): boolean {
    for (const [old, until] of used) {
      if (until > now && used.size < MOST_NONCES) break;
      used.delete(old);
    }
    if (used.has(nonce)) return false;
    used.set(nonce, now + 2 * LIMITS.clockMs);
    return true;
  }

  /** The sender, or a sentence that says why it is no one. Looks at the head of the request only. */
  return async function authenticate(request: FastifyRequest): Promise<Sender | string> {
    const proof = parseAuthorization(request.headers.authorization);
    if (!proof) return 'The request is not signed with the key of a team. Use "npx vitrava … --to <address>".';
    const now = Date.now();
    if (Math.abs(now - proof.at) > LIMITS.clockMs) {
      return `The request is of ${new Date(proof.at).toISOString()}, but it is ${new Date(now).toISOString()} here: set the clock of your machine.`;
    }
    const key = await trust.keyOf(proof.key);
    if (!key) return `The key ${proof.key} is of no team here. Whoever runs the shop lets a team in with "npx vitrava keys add".`;
    const { method, url: path, host } = request;
    if (!isProven({ method, path, host }, proof, key.publicKey)) return 'The signature of the request does not match it.';
    return isFresh(`${key.id}${proof.nonce}`, now) ? { key, proof } : 'This very request was sent before.';
  };
}
